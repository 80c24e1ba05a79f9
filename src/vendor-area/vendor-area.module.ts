import { Module } from '@nestjs/common';
import { IdentityModule } from '#src/identity/identity.module.js';
import { MessagingModule } from '#src/messaging/messaging.module.js';
import { WebstoreModule } from '#src/webstore/webstore.module.js';
import { FindVendorsHandler } from './queries/find-vendors.js';
import { OneVendorHandler } from './queries/one-vendor.js';
import { VendorViews } from './queries/vendor-views.js';

/** Views for vendors that combine several contexts. It stores nothing itself. */
@Module({
  imports: [IdentityModule, MessagingModule, WebstoreModule],
  providers: [VendorViews, FindVendorsHandler, OneVendorHandler],
})
export class VendorAreaModule {}
