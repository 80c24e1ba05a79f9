import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { VendorRegistry } from '#src/identity/public/vendor-registry.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { VendorViews } from '../vendor-views.js';

/** A business by the name its user signs in with (ID-122). */
export class VendorOfUsername extends Query<VendorView> {
  constructor(
    readonly username: string,
    readonly reader: SignedInUser,
  ) {
    super();
  }
}

@QueryHandler(VendorOfUsername)
export class VendorOfUsernameHandler implements IQueryHandler<VendorOfUsername> {
  constructor(
    private readonly vendors: VendorRegistry,
    private readonly views: VendorViews,
  ) {}

  /** @throws Refusal `not-allowed`, `not-found` */
  async execute({ username, reader }: VendorOfUsername): Promise<VendorView> {
    return this.views.forReader(await this.vendors.byUsername(username), reader);
  }
}
