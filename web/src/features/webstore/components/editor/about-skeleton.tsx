import { site } from '../../../../texts/site.js';
import { Skeleton } from '../../../../ui/skeleton.js';

/** The skeleton of the About page. */
export function AboutSkeleton() {
  return (
    <div className="wrap pt-10" role="status">
      <h1 className="sr-only">{site.loading}</h1>
      <Skeleton className="h-9 w-40 max-w-full rounded-full" />
      <Skeleton className="mt-4 h-4 w-72 max-w-full rounded-full" />
      <div className="mt-12 grid max-w-148 gap-8">
        {['h-11', 'h-11', 'h-52', 'h-11', 'h-24'].map((height, nth) => (
          <div key={nth} className="grid gap-2">
            <Skeleton className="h-3 w-28 max-w-full rounded-full" />
            <Skeleton className={`${height} rounded-input`} />
          </div>
        ))}
      </div>
    </div>
  );
}
