import type { ConversationView, MessageView, QuoteRequestView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import { quoteFacts } from '../components/quote-card.js';

/** The event of a conversation by the couple's first name: Maya’s wedding. */
export const eventName = ({ displayName, context }: ConversationView): string =>
  messaging.about.eventOf(displayName.split(' ')[0] ?? '', context.eventType);

/** The facts of an event as the latest quote request among messages states them, without its type. */
export function eventFacts(messages: readonly MessageView[]): ReturnType<typeof quoteFacts> {
  const request = messages.findLast(({ type }) => type === 'quote-request')?.data as QuoteRequestView | undefined;
  return (request ? quoteFacts(request) : []).filter(({ name }) => name !== messaging.quote.event);
}
