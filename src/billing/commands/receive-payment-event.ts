import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentEventReceived } from '#contracts/billing/billing.messages.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Inbox } from '#src/platform/messages/inbox.js';
import { readPaymentEvent } from '../provider/payment-event.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../provider/payment-provider.js';

/** Stores an event of the payment provider, once, with a message for its consumer. */
export class ReceivePaymentEvent extends Command<void> {
  /** @param body the bytes whose signature was verified */
  constructor(readonly body: Buffer) {
    super();
  }
}

@CommandHandler(ReceivePaymentEvent)
export class ReceivePaymentEventHandler implements ICommandHandler<ReceivePaymentEvent> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly inbox: Inbox,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  /** @throws Refusal `malformed-body` for something that is no event, or one of test mode on a live site */
  async execute({ body }: ReceivePaymentEvent): Promise<void> {
    const event = readPaymentEvent(body);
    if (!event) throw new Refusal('malformed-body', 'This isn’t an event.');
    if (event.isLive !== (this.provider.mode === 'live'))
      throw new Refusal('malformed-body', 'This event is from another mode.');
    if (event.concerns === 'nothing') return;
    const message = { source: 'payments', externalId: event.id, body };
    await this.unitOfWork.run((em) => this.inbox.receive(em, message, (eventId) => PaymentEventReceived({ eventId })));
  }
}
