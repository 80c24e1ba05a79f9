import { Injectable } from '@nestjs/common';
import type { SubscriptionTier } from '#contracts/billing/subscription-tier.js';
import type { PictureView } from '#contracts/shared/picture.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import type { PublishedContent } from '../domain/publish-status.js';
import { calendarFacts, noCalendar, type CalendarFacts } from '../queries/calendar-facts.js';
import { shownFromPrice, shownRating } from '../queries/public-page/public-view.js';
import { coverOf } from '../queries/image-views.js';
import { webstoresWithParts, type WebstoreWithParts } from '../queries/webstore-rows.js';
import { WebstoreOwners } from '../webstore-owners.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** The current facts about a webstore from which its listing is made. */
export interface ListedWebstore {
  id: string;
  vendorId: string;
  /** Null when the webstore is not on the site. */
  published: PublishedContent | null;
  publishedVersion: number;
  publishedAt: Date | null;
  created: Date;
  tier: SubscriptionTier;
  features: string[];
  /** False for an imported listing that its business has not claimed. */
  claimed: boolean;
  /** The published cover, else the first published picture that may be seen now; null when there is none. */
  coverImage: PictureView | null;
  calendar: CalendarFacts;
  /** US dollars: the lowest price of the packages that its page shows; null where it shows none. */
  fromPrice: number | null;
  /** The rating that its page shows, 1 to 5 stars; null where it shows none. */
  rating: { stars: number; reviews: number } | null;
}

/** The state of a webstore on the site. */
export interface Publication {
  webstoreId: string;
  isPublished: boolean;
  publishedVersion: number;
  publishedAt: Date | null;
}

/** Webstore's reads for contexts on higher floors. */
@Injectable()
export class WebstoreFacade {
  constructor(
    private readonly database: ReadDatabase,
    private readonly owners: WebstoreOwners,
  ) {}

  /**
   * Executes three statements for any number of webstores; inside a unit of work they see what is committed now.
   * @returns the webstores that exist, by id
   */
  async listedWebstores(ids: readonly string[]): Promise<ReadonlyMap<string, ListedWebstore>> {
    const tables = this.database.tables<WebstoreTables>();
    const rows = await webstoresWithParts(tables, ids);
    const calendars = await calendarFacts(tables, ids);
    return new Map(rows.map((row) => [row.id, listed(row, calendars.get(row.id) ?? noCalendar())]));
  }

  /** Whether and when webstores were last published; those that do not exist are left out. One statement. */
  async publications(ids: readonly string[]): Promise<Publication[]> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore')
      .where('id', 'in', [...ids])
      .select(['id', 'published_version', 'published_at'])
      .select((row) => row('published', 'is not', null).as('is_published'))
      .execute();
    return rows.map((row) => ({
      webstoreId: row.id,
      isPublished: Boolean(row.is_published),
      publishedVersion: row.published_version,
      publishedAt: row.published_at === null ? null : new Date(row.published_at),
    }));
  }

  /** Ids of webstores that are on the site, ordered, behind the given one. One statement. */
  async publishedIdsAfter(id: string | undefined, limit: number): Promise<string[]> {
    const rows = await this.database
      .tables<WebstoreTables>()
      .selectFrom('webstore.webstore')
      .where('published', 'is not', null)
      .$if(id !== undefined, (some) => some.where('id', '>', id ?? ''))
      .select('id')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Maps webstore ids to the ids of the users who own them. */
  ownersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.owners.ownersOf(ids);
  }
}

const listed = (row: WebstoreWithParts, calendar: CalendarFacts): ListedWebstore => ({
  id: row.id,
  vendorId: row.vendor_id,
  published: row.published,
  publishedVersion: row.published_version,
  publishedAt: row.published_at === null ? null : new Date(row.published_at),
  created: new Date(row.created),
  tier: row.tier,
  features: row.features,
  claimed: row.claimed,
  coverImage: coverOf(row),
  calendar,
  fromPrice: row.published && shownFromPrice(row, row.published),
  rating: row.published && shownRating(row, row.published),
});
