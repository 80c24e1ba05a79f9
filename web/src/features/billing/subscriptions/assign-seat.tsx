import { useState } from 'react';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { shell } from '../../../texts/shell.js';
import { site } from '../../../texts/site.js';
import { subscriptions } from '../../../texts/subscriptions.js';
import { Button } from '../../../ui/button.js';
import { Modal } from '../../../ui/modal.js';
import { Radios } from '../../../ui/radios.js';
import { Skeleton } from '../../../ui/skeleton.js';

interface AssignSeatProps {
  /** The name of the plan. */
  plan: string;
  /** Pages without a seat; undefined until they are loaded. */
  pages: readonly WebstoreSummaryView[] | undefined;
  isPending: boolean;
  onAssign: (page: { id: string; name: string }) => Promise<void>;
  onClose: () => void;
}

const { seats: texts } = subscriptions;

/** Asks which page gets a free seat; the first one until another is chosen, also when the pages change meanwhile. */
export function AssignSeat({ plan, pages, isPending, onAssign, onClose }: AssignSeatProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const options = pages?.map(({ id, name }) => ({ id, name: name || texts.unnamed }));
  const page = options?.find(({ id }) => id === chosen) ?? options?.[0];
  return (
    <Modal isOpen size="small" title={texts.assignTitle(plan)} close={shell.close} onClose={onClose}>
      {options === undefined ? (
        <div role="status">
          <span className="sr-only">{site.loading}</span>
          <Skeleton className="h-11 rounded-input" />
        </div>
      ) : options.length === 0 ? (
        <p className="text-muted">{texts.allSeated}</p>
      ) : (
        <div className="grid gap-6">
          <Radios label={texts.choose} options={options} value={page?.id ?? null} onChange={setChosen} />
          <div>
            <Button
              kind="primary"
              isPending={isPending}
              isDisabled={page === undefined}
              onPress={() => page && void onAssign(page)}
            >
              {texts.assign}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
