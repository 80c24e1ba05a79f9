import { useQuery } from '@tanstack/react-query';
import { book, bookedOf, unbook } from '#contracts/events/event-vendors.js';
import type { Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { eventProfileQuery } from '../../lib/event-profile.js';
import { useServices, useUser } from '../../lib/services.js';
import { useSaveVendors } from '../../shell/use-save-vendors.js';

/**
 * Marks the vendor of a conversation as booked for the couple's event, or takes the mark away (OP-89). Undefined for
 * vendors, until the event is known, and for a webstore whose category is not known.
 */
export function useBooking(side: Side, { webstoreId, context }: ConversationView) {
  const { api } = useServices();
  const user = useUser();
  const { save, isSaving } = useSaveVendors();
  const isCouple = side === 'event-user';
  const { data } = useQuery({ ...eventProfileQuery(api, user?.id ?? ''), enabled: isCouple && user !== null });
  const vendors = data?.event?.eventVendors;
  const [categoryId] = context.categoryIds;
  if (!isCouple || !vendors) return undefined;
  const booked = bookedOf(vendors).find((vendor) => vendor.webstoreId === webstoreId);
  if (booked) return { isBooked: true, isSaving, change: () => save(unbook(vendors, booked)) };
  if (categoryId === undefined) return undefined;
  return {
    isBooked: false,
    isSaving,
    change: () => save(book(vendors, { categoryId, webstoreId, nickname: null })),
  };
}
