import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageView } from '#contracts/shared/page.js';
import { identityVendorsRoutes } from '#contracts/identity/vendors.routes.js';
import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import type { WebstoreDraftView, WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { EraseWebstoresWhenPersonErased } from '#src/webstore/reactions/erase-webstores-when-person-erased.js';
import { StartWebstoreWhenWanted } from '#src/webstore/reactions/start-webstore-when-wanted.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { aVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { Posy } from '../../support/posy/posy.js';

let posy: Posy;
beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'reactions'] });
});
afterAll(() => posy.stop());

const start = (vendorId: string) =>
  posy.get(UnitOfWork).run((em) => posy.get(StartWebstoreWhenWanted).react({ vendorId }, em));
const erase = (vendorId: string, userId: string) =>
  posy
    .get(UnitOfWork)
    .run((em) => posy.get(EraseWebstoresWhenPersonErased).react({ userId, vendorIds: [vendorId] }, em));
const webstoresOf = (vendorId: string) =>
  posy.sql<{ id: string; name: string }>(
    `select id, draft->>'name' as name from webstore.webstore where vendor_id = $1`,
    [vendorId],
  );

describe('the webstore of a new vendor', () => {
  it('is created soon after they became one, empty, editable, and only once', async () => {
    const userId = await posy.register('new@posy.example');
    const token = await posy.signIn('new@posy.example');
    const ensure = () => posy.call<VendorRecordView>(identityVendorsRoutes.ensureVendor, { token });
    await Promise.all([ensure(), ensure()]);
    const list = async () =>
      (await posy.call<PageView<WebstoreSummaryView>>(webstoreRoutes.webstoresOfUser, { params: { userId }, token }))
        .body;
    const { results } = await eventually(list, ({ numResults }) => numResults > 0);
    const parts = { params: { id: results[0]!.id }, token };
    const draft = (await posy.call<WebstoreDraftView>(webstoreRoutes.webstoreById, parts)).body;
    expect(draft).toMatchObject({ kind: 'draft', name: '', publishStatus: 'Unpublished' });
    expect(draft.missingForPublish).toContain('name');
    const pending = `select id from platform.delivery where consumer = 'webstore.start-wanted-webstore' and done_at is null`;
    await eventually(
      () => posy.sql(pending),
      (rows) => rows.length === 0,
    );
    expect(await list()).toMatchObject({ numResults: 1 });
  });

  it('has the name of the business', async () => {
    const { vendorId } = await aVendor(posy);
    await posy.sql(`update identity.vendor set name = 'Wildrye Flowers' where id = $1`, [vendorId]);
    await start(vendorId);
    expect((await webstoresOf(vendorId)).map(({ name }) => name)).toEqual(['Wildrye Flowers']);
  });

  it('is not started for a vendor who has one, or who is erased', async () => {
    const { vendorId } = await aVendor(posy);
    const id = await aWebstore(vendorId).unpublished(posy);
    await start(vendorId);
    expect((await webstoresOf(vendorId)).map((webstore) => webstore.id)).toEqual([id]);
    const nobody = '0197f2a0-0000-7000-8000-000000000000';
    await start(nobody);
    expect(await webstoresOf(nobody)).toEqual([]);
  });

  it('is started once by two concurrent workers', async () => {
    const { vendorId } = await aVendor(posy);
    await Promise.all([start(vendorId), start(vendorId), start(vendorId)]);
    expect(await webstoresOf(vendorId)).toHaveLength(1);
  });

  it('is erased even if it is being started meanwhile', async () => {
    const { vendorId, userId } = await aVendor(posy);
    const [started, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const starting = posy.get(UnitOfWork).run(async (em) => {
      await posy.get(StartWebstoreWhenWanted).react({ vendorId }, em);
      started.resolve();
      await mayCommit.promise;
    });
    await started.promise;
    const erasing = erase(vendorId, userId);
    expect(await blockedOrAnswered(posy, erasing)).toBe('blocked');
    mayCommit.resolve();
    await Promise.all([starting, erasing]);
    expect(await webstoresOf(vendorId)).toEqual([]);
  });
});
