import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { VendorRegistry } from '#src/identity/public/vendor-registry.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { VendorViews } from '../vendor-views.js';

/** A business by its id (ID-122). */
export class VendorById extends Query<VendorView> {
  constructor(
    readonly id: string,
    readonly reader: SignedInUser,
  ) {
    super();
  }
}

@QueryHandler(VendorById)
export class VendorByIdHandler implements IQueryHandler<VendorById> {
  constructor(
    private readonly vendors: VendorRegistry,
    private readonly views: VendorViews,
  ) {}

  /** @throws Refusal `not-allowed`, `not-found` */
  async execute({ id, reader }: VendorById): Promise<VendorView> {
    return this.views.forReader(await this.vendors.byId(id), reader);
  }
}
