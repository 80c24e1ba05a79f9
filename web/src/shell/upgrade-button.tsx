import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../base/lazy-part.js';
import { upgrade as texts } from '../texts/upgrade.js';
import { Button } from '../ui/button.js';
import { useUpgrade } from './use-upgrade.js';

const PortalQuestion = lazyPart(() => import('./portal-question.js'));

type UpgradeButtonProps = Pick<ComponentProps<typeof Button>, 'kind' | 'size' | 'className' | 'children'>;

/** Leads to a higher plan; says that a session is being created while that takes (WS-39). */
export function UpgradeButton({ children, ...look }: UpgradeButtonProps) {
  const { isPending, start, portal } = useUpgrade();
  return (
    <>
      <Button {...look} isPending={isPending} onPress={() => void start()}>
        {isPending ? texts.creatingSession : children}
      </Button>
      {portal.isAsking && (
        <Suspense fallback={null}>
          <PortalQuestion portal={portal} />
        </Suspense>
      )}
    </>
  );
}
