import { useQuery } from '@tanstack/react-query';
import type { Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { formatLongDay } from '../../base/format.js';
import { categoriesQuery } from '../../lib/categories-query.js';
import { useServices } from '../../lib/services.js';
import { messaging } from '../../texts/messaging.js';

const texts = messaging.context;

/** Describes a conversation by what distinguishes it from others: event type and date for vendors, category and city for couples (OP-100). */
export function useContextLine(side: Side): (conversation: ConversationView) => string {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  return ({ context: { eventType, eventDate, categoryIds, city } }) => {
    const parts =
      side === 'vendor'
        ? [texts.event(eventType), eventDate === null ? texts.dateOpen : formatLongDay(eventDate)]
        : [categories.find(({ id }) => id === categoryIds[0])?.name, city];
    return parts.filter((part) => part !== undefined && part !== null && part !== '').join(', ');
  };
}
