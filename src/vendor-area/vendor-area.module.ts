import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module.js';
import { WebstoreModule } from '../webstore/webstore.module.js';
import { FindVendorsHandler } from './queries/find-vendors.js';
import { VendorByIdHandler } from './queries/vendor-by-id.js';
import { VendorOfUsernameHandler } from './queries/vendor-of-username.js';
import { VendorViews } from './vendor-views.js';

/** Views for vendors that are composed from several contexts; it keeps nothing of its own. */
@Module({
  imports: [IdentityModule, WebstoreModule],
  providers: [VendorViews, FindVendorsHandler, VendorByIdHandler, VendorOfUsernameHandler],
})
export class VendorAreaModule {}
