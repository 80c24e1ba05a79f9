import { isDeepStrictEqual } from 'node:util';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';
import {
  WebstoreAvailabilityChanged,
  WebstoreEntitlementChanged,
  WebstoreErased,
  WebstorePublished,
  WebstoreRatingChanged,
  WebstoreUnpublished,
} from '#contracts/webstore/webstore.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { applyChanges, type DraftChanges } from './draft-changes.js';
import { emptyContent } from './empty-content.js';
import { missingForPublish } from './missing-for-publish.js';
import { snapshotOf, type PublishedContent, type PublishedImage } from './publish-status.js';
import { whatToAdd } from './what-to-add.js';

/** A vendor's page: a draft that its owner edits, and the published snapshot that everyone else sees. */
@Entity({ schema: 'webstore', tableName: 'webstore' })
export class Webstore extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', index: 'webstore_vendor' })
  vendorId: string;

  /** Raised by every change; a save names the version it was made from. */
  @Property({ type: 'integer', version: true })
  version: number;

  @Property({ type: 'jsonb' })
  draft: WebstoreContent;

  @Property({ type: 'jsonb', nullable: true })
  published: PublishedContent | null;

  /** What was published when the owner closed the account: it comes back if the account is kept. */
  @Property({ type: 'jsonb', nullable: true })
  withheld: PublishedContent | null;

  /** Counted by publishes; never falls, not even when the page is taken off and published again. */
  @Property({ type: 'integer' })
  publishedVersion: number;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  publishedAt: Date | null;

  @Property({ type: 'timestamptz', length: 3 })
  created: Date;

  /** False for a listing that somebody else has put in, until its business claims it. */
  @Property({ type: 'boolean' })
  claimed: boolean;

  static start(given: { id: string; vendorId: string; name: string; now: Date; claimed?: boolean }): Webstore {
    return Object.assign(new Webstore(), {
      id: given.id,
      vendorId: given.vendorId,
      draft: emptyContent(given.name),
      published: null,
      withheld: null,
      publishedVersion: 0,
      publishedAt: null,
      created: given.now,
      claimed: given.claimed ?? true,
    });
  }

  get hasBeenPublished(): boolean {
    return this.publishedVersion > 0;
  }

  /**
   * Changes the draft.
   * @param version the version that the changes were made from
   * @throws Refusal `stale-version` when the draft has changed since, `invalid-input` when parts do not fit together
   */
  save(changes: DraftChanges, version: number): void {
    if (version !== this.version) {
      throw new Refusal(
        'stale-version',
        'This page was changed somewhere else. Load the newest version and try again.',
        {
          params: { version: this.version },
        },
      );
    }
    const changed = applyChanges(this.draft, changes);
    if (!isDeepStrictEqual(changed, this.draft)) this.draft = changed;
  }

  /**
   * Makes the draft the published version (WS-189).
   * @throws Refusal `not-ready-to-publish` naming what is missing (WS-187)
   */
  publish(images: readonly PublishedImage[], now: Date): void {
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

  /** Takes the page off the site (WS-191); a page that is not on it stays as it is. */
  unpublish(): void {
    this.withheld = null;
    if (!this.published) return;
    this.published = null;
    this.record(WebstoreUnpublished({ webstoreId: this.id }));
  }

  /** Takes the page off the site until it is given back: its owner has closed the account, and may keep it after all. */
  withhold(): void {
    if (!this.published) return;
    const snapshot = this.published;
    this.unpublish();
    this.withheld = snapshot;
  }

  /** The page comes back as it was, whatever became of the draft. */
  giveBack(): void {
    if (!this.withheld) return;
    this.published = this.withheld;
    this.withheld = null;
    this.publishedVersion += 1;
    this.record(WebstorePublished({ webstoreId: this.id, publishedVersion: this.publishedVersion }));
  }

  /** Nothing of it remains; whoever calls removes it. */
  erase(): void {
    this.record(WebstoreErased({ webstoreId: this.id }));
  }

  /** Plan or features became others; a page that nobody sees needs no new listing. */
  entitlementChanged(entitlementVersion: number): void {
    if (this.published) this.record(WebstoreEntitlementChanged({ webstoreId: this.id, entitlementVersion }));
  }

  availabilityChanged(): void {
    if (this.published) this.record(WebstoreAvailabilityChanged({ webstoreId: this.id }));
  }

  ratingChanged(): void {
    if (this.published) this.record(WebstoreRatingChanged({ webstoreId: this.id }));
  }
}
