import { operations } from '../../../texts/operations.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** The skeleton of the overview while it is loading. */
export function OverviewSkeleton() {
  return (
    <div className="grid gap-5 pt-7 pb-14">
      <h1 className="sr-only">{operations.loading}</h1>
      <Skeleton className="h-17 max-w-160 rounded-card" />
      <Skeleton className="h-27 rounded-card" />
      <div className="grid grid-cols-2 max-tiny:grid-cols-1 gap-5 wide:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-26 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-100 rounded-card" />
    </div>
  );
}
