import { site } from '../../../../texts/site.js';
import { Skeleton } from '../../../../ui/skeleton.js';

/** The skeleton of the dashboard. */
export function DashboardSkeleton() {
  return (
    <div
      role="status"
      className="wrap grid content-start gap-x-12 gap-y-8 pt-8 pb-16 grid-cols-1 wide:grid-cols-[232px_minmax(0,1fr)] desk:pt-10"
    >
      <h1 className="sr-only">{site.loading}</h1>
      <div className="grid content-start gap-3 max-wide:hidden">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((nth) => (
          <Skeleton key={nth} className="h-10 rounded-input" />
        ))}
      </div>
      <div>
        <Skeleton className="h-10 w-64 max-w-full rounded-full" />
        <Skeleton className="mt-3 h-4 w-80 max-w-full rounded-full" />
        <div className="mt-8 grid gap-10 grid-cols-1 full:grid-cols-[minmax(0,1fr)_340px]">
          <Skeleton className="h-96 rounded-card" />
          <div className="grid content-start gap-6">
            <Skeleton className="h-64 rounded-card" />
            <Skeleton className="h-48 rounded-card" />
          </div>
        </div>
      </div>
    </div>
  );
}
