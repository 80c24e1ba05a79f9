import { operations } from '../../../texts/operations.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** The shape of a list while it is on its way. */
export function TableSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {operations.loading}
      </p>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
