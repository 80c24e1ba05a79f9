import { randomUUIDv7 } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import { DeleteExpiredExports } from '#src/identity/data-rights/delete-expired-exports.js';
import { MakeExportWhenDataExportWanted } from '#src/identity/data-rights/reactions/make-export-when-data-export-wanted.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { aVendor, type TestVendor } from '../../support/posy/a-vendor.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { freezeDate } from '../../support/freeze-date.js';
import { codeMailedTo, mailsTo } from '../../support/posy/mails.js';
import { Posy } from '../../support/posy/posy.js';
import { DataRightsCalls, unhurried, type Person } from './data-rights-people.js';

let posy: Posy;
let calls: DataRightsCalls;
let vendor: TestVendor;

beforeAll(async () => {
  posy = await Posy.start({ workers: ['relay', 'reactions', 'mail'], settings: unhurried });
  calls = new DataRightsCalls(posy);
  vendor = await aVendor(posy);
});
afterAll(() => posy.stop());
afterEach(() => void jest.useRealTimers());

let made = 0;
async function someone(): Promise<Person & { email: string }> {
  const email = `exporting-${(made += 1)}@posy.example`;
  const userId = await posy.register(email);
  return { userId, email, token: await posy.signIn(email) };
}

const storage = () => posy.api.get<ObjectStorage>(OBJECT_STORAGE, { strict: false });
const fileOf = ({ userId }: Person, exportId: string) => storage().stat(`exports/${userId}/${exportId}/my-data.zip`);
const rowsOf = ({ userId }: Person) => posy.sql(`select * from identity.data_export where user_id = $1`, [userId]);

async function ready(person: Person): Promise<string> {
  await calls.requestExport(person);
  const copy = await eventually(
    () => calls.newest(person),
    (newest) => newest?.state === 'ready',
  );
  return copy?.id ?? '';
}

describe('an export', () => {
  it('has a file for each context with its data', async () => {
    const webstoreId = await aWebstore(vendor.vendorId).called('Copied Photographs').published(posy);
    await calls.requestExport(vendor);
    const files = await calls.download(vendor);
    expect(Object.keys(files).sort()).toEqual([
      'billing.json',
      'directory.json',
      'events.json',
      'identity.json',
      'messaging.json',
      'operations.json',
      'read-me.txt',
      'webstore.json',
    ]);
    const identity = JSON.parse(files['identity.json']!) as Record<string, unknown>;
    expect(identity).toMatchObject({
      user: { id: vendor.userId, email: vendor.email, first_name: 'Ada' },
      vendor: [{ id: vendor.vendorId, name: 'Vale & Co' }],
    });
    expect(identity['session']).toHaveLength(1);
    expect(files['webstore.json']).toContain('Copied Photographs');
    expect(files['webstore.json']).toContain(webstoreId);
  });

  it('contains no credentials and no data of other users', async () => {
    const [person, other] = [await someone(), await someone()];
    await calls.requestExport(person);
    const everything = Object.values(await calls.download(person)).join('\n');
    expect(everything).toContain(person.email);
    expect(everything).not.toContain(other.email);
    expect(everything).not.toMatch(/argon2|"\w*(hash|sealed|salt)\w*":/);
    const [session] = await posy.sql<{ refresh_hash: string }>(
      `select refresh_hash from identity.session where user_id = $1`,
      [person.userId],
    );
    expect(everything).not.toContain(session?.refresh_hash);
  });

  it('is announced by a mail that authorizes nothing', async () => {
    const person = await someone();
    const exportId = await ready(person);
    const [mail] = await eventually(
      () => mailsTo(person.email),
      (mails) => mails.length > 0,
    );
    expect(mail?.text).toContain('/account-settings');
    expect(mail?.text).not.toMatch(/signature|media/);
    expect(mail?.text).not.toContain(exportId);
  });

  it('is created once while it is pending or can be downloaded', async () => {
    const person = await someone();
    const asked = await Promise.all([1, 2, 3].map(() => calls.requestExport(person)));
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    const exportId = await ready(person);
    expect(exportId).toBe(asked[0]?.body.id);
    expect(await rowsOf(person)).toHaveLength(1);
  });
});

describe('the message', () => {
  const deliver = (payload: { userId: string; exportId: string }) =>
    posy.get(MakeExportWhenDataExportWanted).carryOut(payload);

  it('changes nothing when it is delivered twice', async () => {
    const person = await someone();
    const exportId = await ready(person);
    const before = [await rowsOf(person), (await fileOf(person, exportId))?.storedAt];
    await deliver({ userId: person.userId, exportId });
    expect([await rowsOf(person), (await fileOf(person, exportId))?.storedAt]).toEqual(before);
  });

  it('is completed by the next worker when the first one died after storing the file', async () => {
    const person = await someone();
    const exportId = await ready(person);
    await posy.sql(`update identity.data_export set ready_until = null, size = null where id = $1`, [exportId]);
    await deliver({ userId: person.userId, exportId });
    expect(await calls.newest(person)).toMatchObject({ id: exportId, state: 'ready' });
  });

  it('leaves no file about an erased user', async () => {
    const gone = { userId: randomUUIDv7(), exportId: randomUUIDv7() };
    const key = `exports/${gone.userId}/${gone.exportId}/my-data.zip`;
    await storage().put(key, new Uint8Array([1]), { contentType: 'application/zip', cacheControl: 'no-store' });
    await deliver(gone);
    expect(await storage().stat(key)).toBeUndefined();
  });

  it('reports a failed export to the user, who can request another', async () => {
    const person = await someone();
    const exportId = await ready(person);
    await posy.sql(`update identity.data_export set ready_until = null where id = $1`, [exportId]);
    await posy.sql(`alter table billing.subscription rename to hidden`);
    try {
      const wanted = { userId: person.userId, exportId };
      await expect(deliver(wanted)).rejects.toThrow(/billing.subscription/);
      await posy.get(MakeExportWhenDataExportWanted).giveUp(wanted);
    } finally {
      await posy.sql(`alter table billing.hidden rename to subscription`);
    }
    expect(await calls.newest(person)).toMatchObject({ id: exportId, state: 'failed' });
    expect(await ready(person)).not.toBe(exportId);
  });
});

describe('a link', () => {
  it('downloads the file for five minutes, and no longer than the file exists', async () => {
    const person = await someone();
    const exportId = await ready(person);
    freezeDate();
    const left = (goodUntil: string) => (new Date(goodUntil).getTime() - Date.now()) / 1_000;
    expect(left((await calls.link(person, exportId)).body.goodUntil)).toBe(300);
    const soon = new Date(Date.now() + 9_000);
    await posy.sql(`update identity.data_export set ready_until = $2 where id = $1`, [exportId, soon]);
    expect(left((await calls.link(person, exportId)).body.goodUntil)).toBeLessThanOrEqual(9);
  });

  it('is refused after its expiry', async () => {
    const person = await someone();
    const { url } = (await calls.link(person, await ready(person))).body;
    const { pathname, search } = new URL(url);
    const past = search.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1_000) - 1}`);
    const answer = await posy.api.inject({ method: 'GET', url: pathname + past });
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([403, 'address-expired']);
  });

  it('is refused for a pending, foreign, expired or unknown export', async () => {
    const [person, other] = [await someone(), await someone()];
    const exportId = await ready(person);
    expect((await calls.link(other, exportId)).status).toBe(404);
    expect((await calls.link({ ...person, token: other.token }, exportId)).status).toBe(403);
    expect((await calls.link(person, randomUUIDv7())).status).toBe(404);
    expect(await calls.link(person, 'latest')).toMatchObject({
      status: 400,
      problem: { fields: { exportId: ['malformed'] } },
    });
    await posy.sql(`update identity.data_export set ready_until = now() - interval '1 second' where id = $1`, [
      exportId,
    ]);
    expect((await calls.link(person, exportId)).status).toBe(404);
    expect(await calls.newest(person)).toBeNull();
    await posy.sql(`update identity.data_export set ready_until = null where id = $1`, [exportId]);
    expect(await calls.link(person, exportId)).toMatchObject({ status: 409, problem: { error: 'export-not-ready' } });
  });

  it('requires the password, or a mailed code for users without one', async () => {
    const person = await someone();
    for (const [body, code] of [
      [{}, 'required'],
      [{ password: 'not-my-password' }, 'wrong-password'],
    ] as const) {
      expect((await calls.requestExport(person, body)).problem.fields).toEqual({ password: [code] });
    }
    expect(await rowsOf(person)).toEqual([]);
    await posy.sql(`update identity.user set password_hash = null where id = $1`, [person.userId]);
    expect((await calls.requestExport(person)).problem.fields).toEqual({ otp: ['required'] });
    const parts = { params: { id: person.userId }, token: person.token };
    expect((await posy.call(routes.sendExportCode, parts)).status).toBe(200);
    const otp = await codeMailedTo(person.email);
    expect((await calls.requestExport(person, { otp })).body.state).toBe('requested');
  });

  it('leads to a file that other users of the machine cannot read', async () => {
    await ready(await someone());
    const stored = readdirSync(posy.config.storageDir, { recursive: true, withFileTypes: true });
    const modes = stored
      .filter((entry) => entry.isFile() && entry.parentPath.includes('exports'))
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o777);
    expect(modes.length).toBeGreaterThan(0);
    expect([...new Set(modes)]).toEqual([0o600]);
  });

  it('is allowed for the user only, and not for operators', async () => {
    const operator = await posy.register('operator-at-exports@posy.example', ['Admin']);
    const token = await posy.signIn('operator-at-exports@posy.example');
    const person = await someone();
    for (const route of [routes.requestExport, routes.newestExport, routes.accountClosing, routes.keepAccount]) {
      const body = route.body && {};
      expect((await posy.call(route, { params: { id: person.userId }, token, body })).status).toBe(403);
    }
    expect((await calls.requestExport({ userId: operator, token })).status).toBe(200);
  });
});

it('an export is deleted after a day, and one that no worker created within a day has failed', async () => {
  const [person, stuck] = [await someone(), await someone()];
  const exportId = await ready(person);
  const stuckId = await ready(stuck);
  await posy.sql(`update identity.data_export set ready_until = now() - interval '1 second' where id = $1`, [exportId]);
  await posy.sql(
    `update identity.data_export set ready_until = null, requested_at = now() - interval '25 hours' where id = $1`,
    [stuckId],
  );
  await posy.get(DeleteExpiredExports).tick();
  expect(await rowsOf(person)).toEqual([]);
  expect(await fileOf(person, exportId)).toBeUndefined();
  expect(await calls.newest(stuck)).toMatchObject({ state: 'failed' });
  expect((await calls.requestExport(person)).body.state).toBe('requested');
});
