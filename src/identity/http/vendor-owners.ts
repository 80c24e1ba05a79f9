import { Injectable } from '@nestjs/common';
import { FindsOwnersOf, type OwnerLookup } from '../../platform/http/owner-lookup.js';
import { IdentityFacade } from '../public/identity-facade.js';

@Injectable()
@FindsOwnersOf('vendor')
export class VendorOwners implements OwnerLookup {
  constructor(private readonly identity: IdentityFacade) {}

  async ownerOf(vendorId: string): Promise<string | undefined> {
    return (await this.identity.userIdsOfVendors([vendorId])).get(vendorId);
  }
}
