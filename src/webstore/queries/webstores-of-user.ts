import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import type { WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { WebstoresOfVendor } from './webstores-of-vendor.js';

/** A page of a vendor's webstores: the default one first, then newest first (ID-125). */
export class WebstoresOfUser extends Query<PageView<WebstoreSummaryView>> {
  constructor(
    readonly userId: string,
    readonly page: number,
    readonly pageSize: number,
  ) {
    super();
  }
}

@QueryHandler(WebstoresOfUser)
export class WebstoresOfUserHandler implements IQueryHandler<WebstoresOfUser> {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly queries: QueryBus,
  ) {}

  async execute({ userId, page, pageSize }: WebstoresOfUser): Promise<PageView<WebstoreSummaryView>> {
    const business = (await this.identity.businessesOfUsers([userId])).get(userId);
    if (!business) return { results: [], numResults: 0, page, pageSize };
    return this.queries.execute(new WebstoresOfVendor(business.vendorId, page, pageSize, business.opensFirst));
  }
}
