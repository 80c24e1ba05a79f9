import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import { quoteFacts } from '../components/quote-card.js';

/** The event of a conversation by the couple's first name: Maya’s wedding. */
export const eventName = ({ displayName, context }: ConversationView): string =>
  messaging.about.eventOf(displayName.split(' ')[0] ?? '', context.eventType);

/** The facts of an event as the latest quote request states them, without its type. */
export const eventFacts = ({ eventFacts: facts }: ConversationView): ReturnType<typeof quoteFacts> =>
  (facts ? quoteFacts(facts) : []).filter(({ name }) => name !== messaging.quote.event);
