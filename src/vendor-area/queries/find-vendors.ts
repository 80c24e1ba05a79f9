import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { ListingQuery } from '#contracts/shared/listing.query.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { VendorRegistry } from '#src/identity/public/vendor-registry.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { VendorViews } from './vendor-views.js';

/** A page of vendors, for operators (ID-122, ID-123). */
export class FindVendors extends Query<PageView<VendorView>> {
  constructor(
    readonly query: ListingQuery,
    readonly reader: SignedInUser,
  ) {
    super();
  }
}

@QueryHandler(FindVendors)
export class FindVendorsHandler implements IQueryHandler<FindVendors> {
  constructor(
    private readonly vendors: VendorRegistry,
    private readonly views: VendorViews,
  ) {}

  /** @throws Refusal `not-allowed` for users who are no operators */
  async execute({ query, reader }: FindVendors): Promise<PageView<VendorView>> {
    if (!reader.isAdmin) throw new Refusal('not-allowed', 'Only operators can list businesses.');
    const { results, numResults } = await this.vendors.page(query);
    return { results: await this.views.of(results), numResults, page: query.page, pageSize: query.pageSize };
  }
}
