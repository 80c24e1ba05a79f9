import { Module } from '@nestjs/common';
import { BillingModule } from '#src/billing/billing.module.js';
import { DirectoryModule } from '#src/directory/directory.module.js';
import { EventsModule } from '#src/events/events.module.js';
import { IdentityModule } from '#src/identity/identity.module.js';
import { MessagingModule } from '#src/messaging/messaging.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { SeedDemoData } from './seed-demo-data.js';

@Module({
  imports: [IdentityModule, WebstoreModule, BillingModule, EventsModule, MessagingModule, DirectoryModule],
  providers: [SeedDemoData],
})
export class DemoModule {}
