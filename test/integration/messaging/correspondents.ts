import { randomUUIDv7 } from 'node:crypto';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { EventProfileView } from '#contracts/events/events.views.js';
import type { Folder } from '#contracts/messaging/conversation.js';
import { messagingRoutes as routes } from '#contracts/messaging/messaging.routes.js';
import type {
  ConversationListView,
  ConversationMessageView,
  ConversationStateView,
  ConversationView,
} from '#contracts/messaging/messaging.views.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import type { Posy } from '../../support/posy/posy.js';
import { wedding } from '../events/event-answers.js';

let made = 0;

/** Calls of one person, by the routes of messaging. */
export class Correspondent {
  constructor(
    private readonly posy: Posy,
    readonly as: 'event-user' | 'vendor',
    readonly userId: string,
    readonly email: string,
    readonly token: string,
    /** The event of a couple, the webstore of a vendor. */
    readonly subjectId: string,
  ) {}

  start(webstoreId: string, changes: object = {}) {
    const body = { webstoreId, eventId: this.subjectId, eventInfo: eventInfo(), uuid: randomUUIDv7(), ...changes };
    return this.posy.call<ConversationStateView>(routes.startConversation, { token: this.token, body });
  }

  async send(id: string, message: string, uuid: string = randomUUIDv7()) {
    await this.posy.sql(`delete from messaging.sending_count`);
    return this.sendAtOnce(id, message, uuid);
  }

  /** Without a rest before it, so that the limit counts. */
  sendAtOnce(id: string, message: string, uuid: string = randomUUIDv7()) {
    const body = { message, uuid };
    return this.posy.call<ConversationMessageView>(routes.sendMessage, { token: this.token, params: { id }, body });
  }

  list(query: Record<string, string | number> = {}) {
    return this.posy.call<ConversationListView>(routes.conversations, {
      token: this.token,
      query: { as: this.as, ...query },
    });
  }

  open(id: string, query: Record<string, number> = {}) {
    return this.posy.call<ConversationStateView>(routes.conversation, { token: this.token, params: { id }, query });
  }

  viewed(id: string, body: { seq?: number } = {}) {
    return this.posy.call<ConversationView>(routes.viewedConversation, { token: this.token, params: { id }, body });
  }

  move(id: string, to: Folder) {
    const parts = { token: this.token, params: { id }, body: { to } };
    return this.posy.call<ConversationView>(routes.moveConversation, parts);
  }

  markUnread(id: string) {
    return this.posy.call<ConversationView>(routes.markUnread, { token: this.token, params: { id } });
  }
}

/** Answers on the quote request form. */
export const eventInfo = (changes: object = {}) => ({
  message: 'Are you free on our day?',
  name: 'Maya Ellison',
  eventDate: '2094-10-16',
  eventTimeline: null,
  budget: 'premium',
  eventType: 'Wedding',
  guestCount: 90,
  place: 'Wimberley, TX',
  ...changes,
});

/** Somebody with an event, with a confirmed email. */
export async function aCouple(posy: Posy): Promise<Correspondent> {
  const email = `couple-${(made += 1)}@posy.example`;
  const userId = await posy.register(email);
  const token = await posy.signIn(email);
  const { body } = await posy.call<EventProfileView>(eventsRoutes.startEvent, { token });
  const { id = '', version = 0 } = body.event ?? {};
  await posy.call(eventsRoutes.saveEventProfile, { token, body: { id, version, ...wedding } });
  return new Correspondent(posy, 'event-user', userId, email, token, id);
}

/** A vendor with a published webstore. */
export async function aVendorOnTheSite(posy: Posy, name = 'Willow & Fern'): Promise<Correspondent> {
  const { userId, vendorId, email, token } = await aVendor(posy);
  const webstoreId = await aWebstore(vendorId).called(name).published(posy);
  return new Correspondent(posy, 'vendor', userId, email, token, webstoreId);
}

/** A couple and a vendor with a conversation that has one quote request. */
export async function aConversation(posy: Posy) {
  const [couple, vendor] = [await aCouple(posy), await aVendorOnTheSite(posy)];
  const { body } = await couple.start(vendor.subjectId);
  return { couple, vendor, id: body.conversation.id };
}

/** The positions and texts that a side reads. */
export const historyOf = ({ thread }: ConversationStateView) =>
  thread.messages.map(({ seq, message }) => [seq, message]);
