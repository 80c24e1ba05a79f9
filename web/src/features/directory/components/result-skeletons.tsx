import { Skeleton } from '../../../ui/skeleton.js';

/** Skeletons for the expected number of cards. */
export function ResultSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, nth) => (
    <li key={nth} aria-hidden>
      <Skeleton className="aspect-4/3 rounded-card" />
      <Skeleton className="mt-4 h-4 w-3/5 rounded-full" />
      <Skeleton className="mt-2.5 h-3 w-2/5 rounded-full" />
      <Skeleton className="mt-2.5 h-3 w-1/4 rounded-full" />
    </li>
  ));
}
