import { Module } from '@nestjs/common';
import { AssignSeatHandler } from './commands/assign-seat.js';
import { ImportSubscriptionsHandler } from './commands/import-subscriptions.js';
import { ReleaseSeatHandler } from './commands/release-seat.js';
import { StartSubscriptionHandler } from './commands/start-subscription.js';

@Module({ providers: [StartSubscriptionHandler, AssignSeatHandler, ReleaseSeatHandler, ImportSubscriptionsHandler] })
export class BillingModule {}
