import { site } from '../../../texts/site.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** The shape of a public page while it is read. */
export function WebstoreSkeleton() {
  return (
    <div className="wrap pt-14 pb-24" role="status">
      <h1 className="sr-only">{site.loading}</h1>
      <Skeleton className="h-11 w-2/3 max-w-120 rounded-full" />
      <Skeleton className="mt-5 h-4 w-64 max-w-full rounded-full" />
      <div className="mt-20 grid max-w-160 gap-4">
        {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, nth) => (
          <Skeleton key={nth} className={`h-4 rounded-full ${width}`} />
        ))}
      </div>
    </div>
  );
}
