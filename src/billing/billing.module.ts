import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { BillingData } from './billing-data.js';
import { AssignSeatHandler } from './commands/assign-seat.js';
import { ImportSubscriptionsHandler } from './commands/import-subscriptions.js';
import { ReleaseSeatHandler } from './commands/release-seat.js';
import { StartSubscriptionHandler } from './commands/start-subscription.js';
import { EraseSubscriptionsWhenPersonErased } from './reactions/erase-subscriptions-when-person-erased.js';
import { ForgetSeatWhenWebstoreErased } from './reactions/forget-seat-when-webstore-erased.js';

@Module({
  imports: [IdentityModule],
  providers: [
    StartSubscriptionHandler,
    AssignSeatHandler,
    ReleaseSeatHandler,
    ImportSubscriptionsHandler,
    EraseSubscriptionsWhenPersonErased,
    ForgetSeatWhenWebstoreErased,
    BillingData,
  ],
})
export class BillingModule {}
