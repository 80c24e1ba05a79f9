import { randomUUIDv7 } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventInfoRequest } from '#contracts/messaging/messaging.requests.js';
import type { QuoteRequest } from '#contracts/messaging/quote-request.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { EventsFacade, type KnownEvent } from '#src/events/public/events-facade.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreContacts, type WebstoreContact } from '#src/webstore/public/webstore-contacts.js';
import { WebstoreFacade } from '#src/webstore/public/webstore-facade.js';
import { DeliverMessage } from '../deliver-message.js';
import { Conversation } from '../domain/conversation.js';
import { HeldMessage } from '../domain/held-message.js';
import { isSentAlready } from '../is-sent-already.js';
import { outgoingText } from '../outgoing-text.js';
import { SenderRules } from '../sender-rules.js';

/**
 * Sends a quote request to the vendor of a webstore, and starts their conversation about this event if there is none
 * (MSG-19). Sent again with the same `uuid`, it changes nothing. Returns the id of the conversation.
 */
export class StartConversation extends Command<string> {
  constructor(
    readonly userId: string,
    readonly webstoreId: string,
    readonly eventId: string,
    readonly eventInfo: EventInfoRequest,
    readonly uuid: string = randomUUIDv7(),
  ) {
    super();
  }
}

@CommandHandler(StartConversation)
export class StartConversationHandler implements ICommandHandler<StartConversation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventsFacade,
    private readonly webstores: WebstoreFacade,
    private readonly contacts: WebstoreContacts,
    private readonly rules: SenderRules,
    private readonly delivery: DeliverMessage,
  ) {}

  /**
   * @throws Refusal `event-not-found`, `not-allowed`, `webstore-not-found`, `webstore-not-published`, `own-webstore`,
   *   `conversation-closed`, `invalid-input`, and what `SenderRules` refuses
   */
  async execute(command: StartConversation): Promise<string> {
    const message = outgoingText(command.eventInfo.message, 'eventInfo.message');
    try {
      return await this.start(command, message);
    } catch (error) {
      // Two calls at once: the other one has started it.
      if (error instanceof UniqueConstraintViolationException) return this.start(command, message);
      throw error;
    }
  }

  private start(command: StartConversation, message: string): Promise<string> {
    return this.unitOfWork.run(async (em) => {
      const { webstoreId, eventId, userId, eventInfo, uuid } = command;
      const event = await this.ownEvent(eventId, userId);
      const contact = (await this.contacts.contacts([webstoreId])).get(webstoreId);
      const conversation = (await existing(em, eventId, webstoreId)) ?? (await this.begin(em, command, contact));
      const side = conversation.sideOf(userId);
      if (await isSentAlready(em, { conversationId: conversation.id, side, uuid })) return conversation.id;
      conversation.checkOpen();
      const now = new Date();
      const data: QuoteRequest = { ...eventInfo, message, milesAway: milesAway(eventInfo.place, event, contact) };
      const outgoing = { id: randomUUIDv7(), uuid, type: 'quote-request' as const, text: message, data };
      if ((await this.rules.admit(em, userId, message, now)) === 'deliver') {
        await this.delivery.deliver(em, conversation, side, outgoing, now);
      } else {
        em.persist(HeldMessage.hold(conversation.id, side, outgoing, now));
      }
      return conversation.id;
    });
  }

  private async ownEvent(eventId: string, userId: string): Promise<KnownEvent> {
    const event = (await this.events.events([eventId])).get(eventId);
    if (!event) throw new Refusal('event-not-found', 'Event not found.');
    if (event.userId !== userId) throw new Refusal('not-allowed', 'You don’t have access to this.');
    return event;
  }

  private async begin(
    em: EntityManager,
    { userId, eventId, webstoreId }: StartConversation,
    contact: WebstoreContact | undefined,
  ): Promise<Conversation> {
    const vendorUserId = (await this.webstores.ownersOf([webstoreId])).get(webstoreId);
    if (!contact || vendorUserId === undefined) throw new Refusal('webstore-not-found', 'Webstore not found.');
    if (vendorUserId === userId) throw new Refusal('own-webstore', 'This is your own page.');
    if (contact.url === null)
      throw new Refusal('webstore-not-published', 'This vendor isn’t taking messages right now.');
    const now = new Date();
    await this.rules.admitConversation(em, userId, now);
    const id = randomUUIDv7();
    const conversation = Conversation.start({ id, eventId, webstoreId, eventUserId: userId, vendorUserId, now });
    em.persist(conversation);
    await em.flush();
    return conversation;
  }
}

const existing = (em: EntityManager, eventId: string, webstoreId: string) =>
  em.findOne(Conversation, { eventId, webstoreId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** Whole miles between a place of the event and the webstore; null when the place was typed over or has no point. */
function milesAway(place: string | null, { locations }: KnownEvent, contact: WebstoreContact | undefined) {
  const at = locations.find(({ displayText }) => displayText === place);
  if (!at || !contact?.point) return null;
  const { latitude, longitude } = at;
  if (latitude === null || longitude === null) return null;
  return Math.round(milesBetween({ latitude, longitude }, contact.point));
}
