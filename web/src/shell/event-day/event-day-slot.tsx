import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../base/lazy-part.js';
import { isEventUser } from '../../lib/is-event-user.js';
import { useUser } from '../../lib/services.js';
import type { EventDayNoteProps } from './event-day-note.js';

/** Loaded separately, since visitors never need it. */
const EventDayNote = lazyPart(() => import('./event-day-note.js'));

interface EventDaySlotProps extends Omit<EventDayNoteProps, 'userId'> {
  fallback?: ReactNode;
}

/**
 * Describes the couple's day in a vendor's calendar. Renders the fallback for everybody else, until the event is known, and on
 * the server, because public pages are rendered once for everyone.
 */
export function EventDaySlot({ fallback = null, ...rest }: EventDaySlotProps) {
  const user = useUser();
  if (!user || !isEventUser(user)) return fallback;
  return (
    <Suspense fallback={fallback}>
      <EventDayNote userId={user.id} fallback={fallback} {...rest} />
    </Suspense>
  );
}
