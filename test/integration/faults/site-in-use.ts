import type { PublicationView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { Readiness } from '#src/platform/outages/dependency-probe.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import type { Posy } from '../../support/posy/posy.js';

/** A vendor with a webstore on the site, and a couple that searches, while something is down. */
export class SiteInUse {
  private asked = 0;

  private constructor(
    readonly posy: Posy,
    private readonly vendor: TestVendor,
    private readonly webstoreId: string,
  ) {}

  static async with(posy: Posy): Promise<SiteInUse> {
    const vendor = await aVendor(posy);
    const site = new SiteInUse(posy, vendor, await aWebstore(vendor.vendorId).called('Before').published(posy));
    await site.isFound('Before');
    return site;
  }

  /** Renames and publishes; answers the two status codes. */
  async rename(name: string): Promise<number[]> {
    const at = { params: { id: this.webstoreId }, token: this.vendor.token };
    const draft = await this.posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at);
    const body = { id: this.webstoreId, version: draft.body.version, name };
    const saved = await this.posy.call(webstoreRoutes.saveWebstore, { body, token: this.vendor.token });
    const published = await this.posy.call(webstoreRoutes.publish, at);
    return [saved.status, published.status];
  }

  /** Saves a name on the basis of a version. */
  async save(version: number, name: string) {
    const body = { id: this.webstoreId, version, name };
    return this.posy.call<WebstoreDraftView>(webstoreRoutes.saveWebstore, { body, token: this.vendor.token });
  }

  async draft(): Promise<WebstoreDraftView> {
    const at = { params: { id: this.webstoreId }, token: this.vendor.token };
    return (await this.posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, at)).body;
  }

  search() {
    return this.posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch);
  }

  /** A search that nobody has asked a moment before, so that its answer cannot be a kept one. */
  newSearch() {
    this.asked += 1;
    return this.posy.call<WebstoreSearchView>(directoryRoutes.webstoreSearch, { query: { pageSize: 12 + this.asked } });
  }

  /** Waits until search finds the webstore under this name. */
  async isFound(name: string): Promise<void> {
    await eventually(
      () => this.search(),
      (answer) => answer.status === 200 && answer.body.results.some((card) => card.name === name),
    );
  }

  /** Waits until a worker has tried what is open, and put it back. */
  async hasTried(): Promise<void> {
    await eventually(
      () => this.posy.sql(`select id from platform.delivery where done_at is null and history != '[]'`),
      (tried) => tried.length > 0,
    );
  }

  /** Waits until the relay has enqueued what is open. */
  async isEnqueued(): Promise<void> {
    await eventually(
      () => this.posy.sql(`select id from platform.delivery where done_at is null and enqueued_at is null`),
      (left) => left.length === 0,
    );
  }

  /** Found comes first, the note of it a moment later. */
  async isLive(): Promise<void> {
    await eventually(
      () => this.publication(),
      ({ state }) => state === 'live',
    );
  }

  async publication(): Promise<PublicationView> {
    const parts = { params: { id: this.webstoreId }, token: this.vendor.token };
    return (await this.posy.call<PublicationView>(directoryRoutes.publication, parts)).body;
  }

  async readiness(): Promise<{ status: number; body: Readiness }> {
    const answer = await this.posy.api.inject('/health/ready');
    return { status: answer.statusCode, body: answer.json<Readiness>() };
  }

  /** Waits until readiness says that a part is down; an answer is kept for a second. */
  async isDegraded(): Promise<Readiness> {
    const { body } = await eventually(
      () => this.readiness(),
      ({ body: { status } }) => status === 'degraded',
    );
    return body;
  }

  /** Counted tries and dead letters: an outage must leave none. */
  async countedTries(): Promise<number> {
    const [row] = await this.posy.sql<{ tries: string }>(
      `select sum(attempts) + count(failed_at) as tries from platform.delivery`,
    );
    return Number(row?.tries);
  }
}
