import { isDeepStrictEqual } from 'node:util';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { CrawledDataView } from '#contracts/webstore/crawled-data.js';
import {
  pictureSectionNames,
  sectionNames,
  sections,
  sectionsOfFields,
  type SectionName,
  type WebstoreContent,
} from '#contracts/webstore/sections.js';
import {
  EntitlementRemembered,
  RatingWanted,
  StoreChosen,
  WebstoreAvailabilityChanged,
  WebstoreEntitlementChanged,
  WebstoreErased,
  WebstorePublished,
  WebstoreRatingChanged,
  WebstoreUnpublished,
} from '#contracts/webstore/webstore.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { applyChanges, changedSections } from './draft-changes.js';
import { emptyContent } from './empty-content.js';
import { missingForPublish } from './missing-for-publish.js';
import { snapshotOf, type PublishedContent, type PublishedImage } from './publish-status.js';
import { ContentType } from './stored-content.js';
import type { DraftChanges } from './sections/section-rules.js';
import { whatToAdd } from './what-to-add.js';
import type { WithholdReason } from './withholding/withhold-reason.js';

interface NewWebstore {
  id: string;
  vendorId: string;
  name: string;
  now: Date;
  claimed?: boolean;
  /** Its first content; none but the name when absent. */
  draft?: WebstoreContent;
  crawledData?: CrawledDataView;
}

/** A vendor's page: a draft that its owner edits, and the published snapshot that everybody else sees. */
@Entity({ schema: 'webstore', tableName: 'webstore' })
export class Webstore extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'webstore_vendor' })
  vendorId: string;

  /** Raised by every change of the row; a save contains the version that it was based on. */
  @Property({ type: 'integer', version: true })
  version: number;

  /** The draft's version after the last change of each section; empty before the first save. */
  @Property({ type: 'jsonb' })
  sectionVersions: Partial<Record<SectionName, number>>;

  @Property({ type: ContentType })
  draft: WebstoreContent;

  @Property({ type: ContentType, nullable: true })
  published: PublishedContent | null;

  /** The published snapshot at the time when the page was withheld, restored when no reason is left. */
  @Property({ type: ContentType, nullable: true })
  withheld: PublishedContent | null;

  @Property({ type: 'jsonb', default: '[]' })
  withheldFor: WithholdReason[];

  /** Number of publishes; never decreases, even if the page is taken off the site and published again. */
  @Property({ type: 'integer' })
  publishedVersion: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  publishedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  created: Date;

  /** False for an imported listing that its business has not claimed. */
  @Property({ type: 'boolean' })
  claimed: boolean;

  /** The data of the crawl that it was created from. */
  @Property({ type: 'jsonb', nullable: true })
  crawledData: CrawledDataView | null;

  static start(given: NewWebstore): Webstore {
    return Object.assign(new Webstore(), {
      id: given.id,
      vendorId: given.vendorId,
      sectionVersions: {},
      draft: given.draft ?? emptyContent(given.name),
      published: null,
      withheld: null,
      withheldFor: [],
      publishedVersion: 0,
      publishedAt: null,
      created: given.now,
      claimed: given.claimed ?? true,
      crawledData: given.crawledData ?? null,
    });
  }

  get hasBeenPublished(): boolean {
    return this.publishedVersion > 0;
  }

  /**
   * Changes the draft. Edits of different sections do not collide: only a change of the same section, or of what its
   * choices depend on, makes a version stale.
   * @param version the version that the changes are based on
   * @param isOpen whether the plan unlocks a section
   * @throws Refusal `stale-version` when a section has changed since, `invalid-input` when parts do not fit together,
   * `section-locked` when the plan does not include a changed section
   */
  save(changes: DraftChanges, version: number, isOpen: (section: SectionName) => boolean): void {
    const stale = sectionsOfFields(Object.keys(changes)).find((section) => this.versionOf(section) > version);
    if (stale || version > this.version) {
      throw new Refusal(
        'stale-version',
        'This page was changed somewhere else. Load the latest version and try again.',
        { params: { version: this.version, ...(stale && { section: stale }) } },
      );
    }
    const next = applyChanges(this.draft, changes, isOpen);
    if (isDeepStrictEqual(next, this.draft)) return;
    this.replaceDraft(next);
  }

  /** Removes a deleted picture from the items of the draft that name it, so that the next publish does not show it. */
  forgetPicture(imageId: string): void {
    const naming = pictureSectionNames.filter((section) =>
      this.draft[section].some((item) => item.imageId === imageId),
    );
    if (naming.length === 0) return;
    const without = naming.map((section) => [
      section,
      this.draft[section].map((item) => (item.imageId === imageId ? { ...item, imageId: null } : item)),
    ]);
    this.replaceDraft({ ...this.draft, ...(Object.fromEntries(without) as Partial<WebstoreContent>) });
  }

  private replaceDraft(next: WebstoreContent): void {
    const changed = changedSections(this.draft, next);
    this.sectionVersions = Object.fromEntries(
      sectionNames.map((name) => [name, changed.includes(name) ? this.version + 1 : this.versionOfOwn(name)]),
    );
    this.draft = next;
  }

  /**
   * Chooses the retailer's store at which couples can meet the vendor (WS-121). Choosing the same store again does not
   * notify the retailer.
   * @throws Refusal as `save`
   */
  chooseStore(
    choice: { storeNumber: string; zipcode: string },
    version: number,
    isOpen: (section: SectionName) => boolean,
  ): void {
    const { favouriteStore: before } = this.draft;
    const changes = { favouriteStore: choice.storeNumber, zipcodeNearFavouriteStore: choice.zipcode };
    this.save(changes, version, isOpen);
    if (choice.storeNumber === before) return;
    this.record(StoreChosen({ webstoreId: this.id, storeNumber: choice.storeNumber }));
  }

  private versionOf(section: SectionName): number {
    const { dependsOn = [] } = sections[section] as { dependsOn?: readonly string[] };
    const read = [section, ...sectionsOfFields(dependsOn)];
    return Math.max(...read.map((name) => this.versionOfOwn(name)));
  }

  /** A section without a version of its own may have changed with any earlier save. */
  private versionOfOwn(section: SectionName): number {
    return this.sectionVersions[section] ?? this.version;
  }

  /**
   * Makes the draft the published version (WS-189).
   * @throws Refusal `listing-is-paused` while the plan is paused, `not-ready-to-publish` naming what is missing (WS-187)
   */
  publish(images: readonly PublishedImage[], now: Date): void {
    if (this.withheldFor.includes('plan-paused')) {
      throw new Refusal('listing-is-paused', 'This page’s plan is paused. Add a card to show the page again.');
    }
    const missing = missingForPublish(this.draft, images.length);
    if (missing.length > 0) {
      throw new Refusal('not-ready-to-publish', whatToAdd(missing), {
        fields: Object.fromEntries(missing.map((name) => [name, ['required']])),
      });
    }
    this.published = snapshotOf(this.draft, images);
    this.publishedVersion += 1;
    this.publishedAt = now;
    this.record(WebstorePublished({ webstoreId: this.id, publishedVersion: this.publishedVersion }));
  }

  /** Takes the page off the site (WS-191); does nothing if it is not there. */
  unpublish(): void {
    this.withheld = null;
    if (!this.published) return;
    this.published = null;
    this.record(WebstoreUnpublished({ webstoreId: this.id }));
  }

  /** Takes the page off the site for a reason that may pass, and keeps it as it was for then. */
  withhold(reason: WithholdReason): void {
    if (!this.withheldFor.includes(reason)) this.withheldFor = [...this.withheldFor, reason];
    if (!this.published) return;
    const snapshot = this.published;
    this.unpublish();
    this.withheld = snapshot;
  }

  /** Restores the page as it was, regardless of the draft, unless there is another reason to withhold it. */
  giveBack(reason: WithholdReason): void {
    if (this.withheldFor.includes(reason)) this.withheldFor = this.withheldFor.filter((one) => one !== reason);
    if (!this.withheld || this.withheldFor.length > 0) return;
    this.published = this.withheld;
    this.withheld = null;
    this.publishedVersion += 1;
    this.record(WebstorePublished({ webstoreId: this.id, publishedVersion: this.publishedVersion }));
  }

  /** Returns whether the published page, or the one that is withheld, contains a picture. */
  shows(imageId: string): boolean {
    const content = this.published ?? this.withheld;
    if (!content) return false;
    const ofSections = pictureSectionNames.flatMap((section) => content[section].map(({ imageId }) => imageId));
    return content.images.some(({ id }) => id === imageId) || ofSections.includes(imageId);
  }

  /** Records that the webstore is erased; the caller removes its row. */
  erase(): void {
    this.record(WebstoreErased({ webstoreId: this.id }));
  }

  /** Records a change of plan or features; a page that is not on the site needs no new listing. */
  entitlementChanged(entitlementVersion: number): void {
    this.record(EntitlementRemembered({ webstoreId: this.id }));
    if (this.published) this.record(WebstoreEntitlementChanged({ webstoreId: this.id, entitlementVersion }));
  }

  availabilityChanged(): void {
    if (this.published) this.record(WebstoreAvailabilityChanged({ webstoreId: this.id }));
  }

  /** Records that the rating of the place whose reviews the page shows is unknown. */
  ratingWanted(): void {
    if (this.published?.googlePlaceId) this.record(RatingWanted({ webstoreId: this.id }));
  }

  ratingChanged(): void {
    if (this.published) this.record(WebstoreRatingChanged({ webstoreId: this.id }));
  }
}
