import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { dataRights } from '../../../texts/data-rights.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AccountSection } from '../components/account-section.js';

interface RightsSectionProps<T> {
  title: string;
  text: string;
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A section of an account page whose data are loading, loaded, or unavailable. */
export function RightsSection<T>({ title, text, query, children }: RightsSectionProps<T>) {
  const { data, isError, refetch } = query;
  const tryAgain = (
    <Button size="small" onPress={() => void refetch()}>
      {site.tryAgain}
    </Button>
  );
  return (
    <AccountSection title={title} text={text}>
      {data !== undefined && <div>{children(data)}</div>}
      {data === undefined && !isError && <Skeleton className="h-11 rounded-input" />}
      {data === undefined && isError && (
        <Notice tone="problem" actions={tryAgain}>
          {dataRights.failed}
        </Notice>
      )}
    </AccountSection>
  );
}
