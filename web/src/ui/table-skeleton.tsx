import { site } from '../texts/site.js';
import { Skeleton } from './skeleton.js';

/** A placeholder for a loading list. */
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
