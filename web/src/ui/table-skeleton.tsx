import { site } from '../texts/site.js';
import { Skeleton } from './skeleton.js';

/** The shape of a list while it is on its way. */
export function TableSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {site.loading}
      </p>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
