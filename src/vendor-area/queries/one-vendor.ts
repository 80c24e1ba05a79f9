import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { VendorRegistry } from '#src/identity/public/vendor-registry.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { VendorViews } from './vendor-views.js';

/** A vendor by id, or by the username of its user (ID-122). */
export class OneVendor extends Query<VendorView> {
  constructor(
    readonly which: { id: string } | { username: string },
    readonly reader: SignedInUser,
  ) {
    super();
  }
}

@QueryHandler(OneVendor)
export class OneVendorHandler implements IQueryHandler<OneVendor> {
  constructor(
    private readonly vendors: VendorRegistry,
    private readonly views: VendorViews,
  ) {}

  /** @throws Refusal `not-allowed`, `not-found` */
  async execute({ which, reader }: OneVendor): Promise<VendorView> {
    const { vendors } = this;
    const vendor = 'id' in which ? await vendors.byId(which.id) : await vendors.byUsername(which.username);
    return this.views.forReader(vendor, reader);
  }
}
