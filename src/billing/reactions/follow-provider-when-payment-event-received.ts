import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PaymentEventReceived } from '#contracts/billing/billing.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import { Inbox } from '#src/platform/messages/inbox.js';
import { FollowProvider } from '../commands/follow-provider.js';
import { readPaymentEvent } from '../provider/payment-event.js';
import { PlanPrices } from '../provider/plan-prices.js';
import { CustomerRows } from '../queries/customer-rows.js';

type Received = PayloadOfKind<typeof PaymentEventReceived>;

/**
 * Reads from the payment provider what an event is about. The event only says whom to ask for: its content may be old,
 * and events come in any order, twice, or never. One about a customer who is not known here is not for this site.
 */
@Injectable()
@Consumes({ consumer: 'billing.follow-payment-event', needs: ['payments'] })
export class FollowProviderWhenPaymentEventReceived implements ClaimingReaction<Received> {
  constructor(
    private readonly inbox: Inbox,
    private readonly customers: CustomerRows,
    private readonly prices: PlanPrices,
    private readonly commands: CommandBus,
  ) {}

  async carryOut({ eventId }: Received): Promise<void> {
    const body = await this.inbox.body(eventId);
    const event = body && readPaymentEvent(body);
    if (event?.concerns === 'prices') return this.prices.refresh();
    if (event?.customerId === undefined) return;
    const vendorId = await this.customers.vendorOf(event.customerId);
    if (vendorId !== undefined) await this.commands.execute(new FollowProvider(vendorId));
  }
}
