import { editAvailability as texts } from '../../../../texts/edit-availability.js';
import { Skeleton } from '../../../../ui/skeleton.js';

/** The skeleton of the calendar. */
export const CalendarSkeleton = () => (
  <div role="status" className="rounded-card border border-hairline bg-surface p-3 tablet:p-5">
    <p className="sr-only">{texts.loading}</p>
    <Skeleton className="mx-auto mb-6 h-7 w-44 max-w-full rounded-full" />
    <div className="grid grid-cols-7 gap-1">
      {Array.from({ length: 35 }, (_unused, nth) => (
        <Skeleton key={nth} className="h-13 rounded-card desk:h-19" />
      ))}
    </div>
  </div>
);
