import type { Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { useUser } from '../../lib/services.js';
import { useEventDay } from '../../shell/event-day/use-event-day.js';
import type { VendorDayProps } from './components/vendor-day.js';
import { useCalendars } from './use-calendars.js';

/**
 * Looks up the day of the couple's event in the calendars of the vendors with whom they write; vendors have no such day.
 * @param pages conversations as they are loaded; the calendars of a page are one call
 */
export function useVendorDays(
  side: Side,
  pages: readonly (readonly ConversationView[])[],
): (conversation: ConversationView) => VendorDayProps {
  const user = useUser();
  const day = useEventDay(side === 'event-user' ? user?.id : undefined);
  const calendars = useCalendars(
    day === null
      ? []
      : pages.map((page) => page.filter(({ webstoreUrl }) => webstoreUrl !== null).map(({ webstoreId }) => webstoreId)),
  );
  return ({ webstoreId }) => ({ day, calendar: calendars.get(webstoreId) });
}
