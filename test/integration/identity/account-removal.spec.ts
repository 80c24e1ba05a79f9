import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRoutes as routes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import { adminWebstoresRoutes } from '#contracts/webstore/admin-webstores.routes.js';
import type { AdminWebstoreView } from '#contracts/webstore/admin-webstores.views.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { PublishWebstore } from '#src/webstore/commands/publish-webstore.js';
import { blockedOrAnswered } from '../../support/blocked-or-answered.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { Posy, type Answer } from '../../support/posy/posy.js';

let posy: Posy;
let operator: string;
beforeAll(async () => {
  posy = await Posy.start({
    workers: ['relay', 'reactions', 'mail'],
    settings: { SIGN_IN_TRIES_PER_MINUTE: '100000' },
  });
  await posy.register('operator@posy.example', ['Admin']);
  operator = await posy.signIn('operator@posy.example');
});
afterAll(() => posy.stop());

const request = ({ token }: TestVendor, body: object = {}): Promise<Answer<AccountView>> =>
  posy.call(routes.requestBusinessRemoval, { token, body });
const cancel = ({ token }: TestVendor): Promise<Answer<AccountView>> =>
  posy.call(routes.cancelBusinessRemoval, { token });
const page = async (id: string) => (await posy.call(webstoreRoutes.webstoreById, { params: { id } })).status;
const seen = async (id: string) =>
  (await posy.call<AdminWebstoreView>(adminWebstoresRoutes.adminWebstore, { params: { id }, token: operator })).body;
const publish = (id: string, token: string) => posy.call(webstoreRoutes.publish, { params: { id }, token });

describe('the removal of a business', () => {
  it('unpublishes its pages at once, and shows operators who requested it, when and why [OP-39]', async () => {
    const [vendor, other] = [await aVendor(posy), await aVendor(posy)];
    const [one, two] = [
      await aWebstore(vendor.vendorId).published(posy),
      await aWebstore(vendor.vendorId).published(posy),
    ];
    const foreign = await aWebstore(other.vendorId).published(posy);
    expect((await seen(one)).removal).toBeNull();
    const { status, body } = await request(vendor, { reason: 'We close the studio.\nThank you.' });
    expect([status, body.businessRemoval?.reason]).toEqual([200, 'We close the studio.\nThank you.']);
    for (const id of [one, two])
      expect(
        await eventually(
          () => page(id),
          (answer) => answer === 404,
        ),
      ).toBe(404);
    expect(await page(foreign)).toBe(200);
    const forOperators = await seen(one);
    expect(forOperators).toMatchObject({
      removal: body.businessRemoval,
      webstore: { publishStatus: 'Unpublished' },
    });
    expect((await seen(foreign)).removal).toBeNull();
    // Vendors of other specs have the same address, and the mail server still has their mails.
    const requested = ({ subject }: { subject: string }) => subject.includes('request to remove your business');
    const [mail, ...more] = await eventually(
      async () => (await mailsTo(vendor.email)).filter(requested),
      (all) => all.length > 0,
    );
    expect(mail?.text).toContain('up to 2 weeks');
    expect(more).toEqual([]);
  });

  it('prevents publishing until it is cancelled [OP-39]', async () => {
    const vendor = await aVendor(posy);
    const id = await aWebstore(vendor.vendorId).published(posy);
    await request(vendor);
    await eventually(
      () => page(id),
      (answer) => answer === 404,
    );
    expect(await publish(id, vendor.token)).toMatchObject({ status: 409, problem: { error: 'removal-requested' } });
    expect((await cancel(vendor)).body.businessRemoval).toBeNull();
    expect((await seen(id)).removal).toBeNull();
    expect((await publish(id, vendor.token)).status).toBe(200);
    expect(await page(id)).toBe(200);
  });

  it('unpublishes a page that is being published at the same moment [OP-39]', async () => {
    const vendor = await aVendor(posy);
    const id = await aWebstore(vendor.vendorId).published(posy);
    await posy.call(webstoreRoutes.unpublish, { params: { id }, token: vendor.token });
    const [published, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const publishing = posy.get(UnitOfWork).run(async () => {
      await posy.execute(new PublishWebstore(id));
      published.resolve();
      await mayCommit.promise;
    });
    await published.promise;
    await request(vendor);
    const reaction = eventually(
      () =>
        posy.sql(
          `select 1 from platform.delivery join platform.message on message.id = delivery.message_id
           where consumer = 'webstore.unpublish-removed-business' and payload->>'vendorId' = $1 and done_at is not null`,
          [vendor.vendorId],
        ),
      (done) => done.length > 0,
    );
    expect(await blockedOrAnswered(posy, reaction)).toBe('blocked');
    mayCommit.resolve();
    await publishing;
    await reaction;
    expect(await page(id)).toBe(404);
  });

  it('is recorded once when it is requested several times', async () => {
    const vendor = await aVendor(posy);
    const answers = await Promise.all([request(vendor, { reason: 'one' }), request(vendor, { reason: 'two' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].body.businessRemoval).toEqual(answers[1].body.businessRemoval);
    await cancel(vendor);
    expect((await cancel(vendor)).status).toBe(200);
    const kinds = await posy.sql(
      `select kind from identity.security_event where user_id = $1 and kind like 'business%' order by at, id`,
      [vendor.userId],
    );
    expect(kinds).toEqual([{ kind: 'business-removal-requested' }, { kind: 'business-removal-taken-back' }]);
  });

  it('is refused for a user without a vendor', async () => {
    await posy.register('nobody-yet@posy.example');
    const token = await posy.signIn('nobody-yet@posy.example');
    for (const route of [routes.requestBusinessRemoval, routes.cancelBusinessRemoval]) {
      const body = route === routes.requestBusinessRemoval ? {} : undefined;
      expect((await posy.call(route, { token, body })).status).toBe(404);
    }
  });

  it.each([[{ reason: 'x'.repeat(1_001) }], [{ reason: null }], [{ reason: 7 }], [{ reason: 'a\u0000b' }]])(
    'refuses the reason %j',
    async (body) => {
      const { status, problem } = await request(await aVendor(posy), body);
      expect([status, Object.keys(problem.fields!)]).toEqual([400, ['reason']]);
    },
  );
});
