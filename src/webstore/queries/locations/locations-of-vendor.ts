import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PageQuery } from '#contracts/shared/page.js';
import type { LocationPageView, LocationView } from '#contracts/webstore/locations.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { mainAddress } from '#contracts/webstore/main-address.js';
import type { WebstoreTables } from '../../webstore.tables.js';
import { isShowable, pictureOf } from '../image-views.js';
import { galleryOf, type WebstoreWithParts } from '../webstore-rows.js';
import { summaryView } from '../webstore-views.js';
import { webstoresOnPage } from './webstores-on-page.js';

/** A page of a vendor's business locations: the default one first, then newest first (WS-186). */
export class LocationsOfVendor extends Query<LocationPageView> {
  constructor(
    readonly vendorId: string,
    readonly query: PageQuery,
  ) {
    super();
  }
}

@QueryHandler(LocationsOfVendor)
export class LocationsOfVendorHandler implements IQueryHandler<LocationsOfVendor> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly identity: IdentityFacade,
  ) {}

  async execute({ vendorId, query }: LocationsOfVendor): Promise<LocationPageView> {
    const userId = (await this.identity.userIdsOfVendors([vendorId])).get(vendorId);
    const business = userId && (await this.identity.businessesOfUsers([userId])).get(userId);
    const { page, pageSize } = query;
    const tables = this.database.tables<WebstoreTables>();
    const opens = { chosen: business ? business.opensFirst : null };
    const { rows, numResults } = await webstoresOnPage(tables, { vendorId, page, pageSize, opens });
    return { results: rows.map(locationView), numResults, page, pageSize };
  }
}

function locationView(row: WebstoreWithParts): LocationView {
  const { city = '', state = '' } = mainAddress(row.draft.addresses) ?? {};
  const shown = galleryOf(row).filter(isShowable);
  const cover = shown.find((image) => image.is_cover_photo) ?? shown[0];
  return {
    ...summaryView(row),
    city,
    state,
    publishedAt: row.published_at === null ? null : new Date(row.published_at).toISOString(),
    coverPhoto: cover ? pictureOf(cover) : null,
  };
}
