import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { DirectoryModule } from '../directory/directory.module.js';
import { EventsModule } from '../events/events.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MessagingModule } from '../messaging/messaging.module.js';
import { WebstoreModule } from '../webstore/webstore.module.js';
import { SeedDemoData } from './seed-demo-data.js';

@Module({
  imports: [IdentityModule, WebstoreModule, BillingModule, EventsModule, MessagingModule, DirectoryModule],
  providers: [SeedDemoData],
})
export class DemoModule {}
