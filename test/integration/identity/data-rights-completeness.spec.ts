import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import { AssignSeat } from '#src/billing/commands/assign-seat.js';
import { StartSubscription } from '#src/billing/commands/start-subscription.js';
import { RegisterUser } from '#src/identity/accounts/commands/register-user.js';
import { RegisterVendor } from '#src/identity/vendors/commands/register-vendor.js';
import { EraseTracesWhenPersonErased } from '#src/identity/data-rights/reactions/erase-traces-when-person-erased.js';
import { EraseSubscriptionsWhenPersonErased } from '#src/billing/reactions/erase-subscriptions-when-person-erased.js';
import { EraseWebstoresWhenPersonErased } from '#src/webstore/reactions/erase-webstores-when-person-erased.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { eventually } from '../../support/posy/eventually.js';
import { password, Posy } from '../../support/posy/posy.js';
import { DataRightsCalls, unhurried, type Person } from './data-rights-people.js';

/** Tables with ids of users that are not exported, with the reason. All others must be exported. */
const notExported: Record<string, string> = {
  'platform.message': 'says that something happened to an id; deleted after a week',
  'platform.scheduled_message': 'says that something will happen to an id; cancelled when they are erased',
  'platform.queue_pause': 'which operator let a queue rest',
  'directory.index_run': 'which operator had the index rebuilt',
  'messaging.sending_count': 'how many messages were sent in the last minute and day',
};

/** Tables that may keep ids of erased users, with the reason. All others must not. */
const idsStay: Record<string, string> = {
  'platform.message': 'the messages that told of the erasure; deleted after a week',
  'platform.delivery': 'what became of them',
  'platform.queue_pause': 'which operator let a queue rest',
  'identity.security_event': 'that something happened, without from where; needed when accounts are attacked',
  'operations.audit': 'what operators did, and to which id',
  'operations.redrive_run': 'which operator did it',
  'operations.fault': 'which operator looked at it',
  'webstore.entitlement': 'an empty row whose version keeps late facts about seats out',
  'directory.listing': 'an empty row whose version keeps late writes out of the index',
  'directory.index_run': 'which operator had the index rebuilt',
};

/** Unique texts about this user. */
const marks = {
  email: 'zebulon.quartermaine@posy.example',
  lastName: 'Quartermaine',
  phone: '+19075550199',
  business: 'Quartz and Main Portraits',
  description: 'Portraits on glass, made in a shed beside the river.',
  browser: 'Zebulons-Own-Browser',
  street: '18 Pecan Alley',
};

let posy: Posy;
let calls: DataRightsCalls;
let person: Person;
let operator: Person;
let vendorId: string;
let webstoreId: string;

interface Table {
  name: string;
  columns: { name: string; type: string; nullable: boolean; fallback: string | null }[];
}

/** Columns with the owner or the author of a row. */
const pointsAtPerson = /(^|_)(user|person|actor|impersonator|owner|reporter)_id$|_by$/;
const pointing = /(^|_)(user|person|actor|impersonator|owner|reporter|vendor|webstore|subject)_id$|_by$/;
const ids = () => [person.userId, vendorId, webstoreId];

async function tables(): Promise<Table[]> {
  return posy.sql<Table>(
    `select table_schema || '.' || quote_ident(table_name) as name,
       json_agg(json_build_object('name', column_name, 'type', data_type, 'nullable', is_nullable = 'YES',
         'fallback', column_default)) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'public')
     group by 1 order by 1`,
  );
}

/** Returns the rows of a table that contain one of these texts. */
const rowsWith = ({ name }: Table, texts: readonly string[]) =>
  posy.sql(`select to_jsonb(kept) as row from ${name} as kept where to_jsonb(kept)::text ilike any($1)`, [
    texts.map((text) => `%${text}%`),
  ]);

beforeAll(async () => {
  posy = await Posy.start({ settings: unhurried });
  calls = new DataRightsCalls(posy);
  operator = { userId: await posy.register('operator@posy.example', ['Admin']), token: '' };
  operator.token = await posy.signIn('operator@posy.example');
  await aPersonWithEverything();
  for (const table of await tables()) if (table.name !== 'identity.data_export') await addExampleTo(table);
});
afterAll(() => posy.stop());

async function aPersonWithEverything(): Promise<void> {
  const { email, lastName, phone, browser } = marks;
  const names = { firstName: 'Zebulon', lastName };
  const userId = await posy.execute<string>(new RegisterUser({ email, ...names, phone, password, roles: ['Vendor'] }));
  vendorId = randomUUIDv7();
  await posy.execute(
    new RegisterVendor({ id: vendorId, userId, businessName: marks.business, ...names, email, phone }),
  );
  const headers = { 'user-agent': browser };
  const signedIn = await posy.call<SignedInView>(identityRoutes.login, {
    body: { identifier: email, password },
    headers,
  });
  person = { userId, token: signedIn.body.data.authResult.AccessToken };
  await posy.call(identityRoutes.login, { body: { identifier: email, password: 'wrong' }, headers });
  await posy.call(passwordRoutes.forgotPassword, { body: { email }, headers });
  webstoreId = await aWebstore(vendorId)
    .called(marks.business)
    .with({ businessDescription: marks.description })
    .withFeatures('feature_faqs')
    .published(posy);
  const subscription = { id: randomUUIDv7(), vendorId, tier: 'essential', quantity: 1, extraFeatures: [] } as const;
  await posy.execute(new StartSubscription(subscription));
  await posy.execute(new AssignSeat(webstoreId, subscription.id));
  const params = { webstore: webstoreId };
  await posy.call(operationsRoutes.reindexWebstore, { params, token: operator.token, body: { reason: 'a look' } });
}

/**
 * Inserts a generated row about the user into a table that references users and has none, so that new tables are
 * covered too.
 */
async function addExampleTo(table: Table): Promise<void> {
  const to = table.columns.filter(({ name }) => pointing.test(name));
  if (to.length === 0 || (await rowsWith(table, ids())).length > 0) return;
  const filled = table.columns.filter(({ name, nullable, fallback }) => pointing.test(name) || !(nullable || fallback));
  const values = filled.map(({ name, type }) => exampleOf(name, type));
  const marksOfValues = values.map((_, at) => `$${at + 1}`).join(', ');
  const columns = filled.map(({ name }) => `"${name}"`).join(', ');
  await posy.sql(`insert into ${table.name} (${columns}) values (${marksOfValues})`, values);
}

function exampleOf(column: string, type: string): unknown {
  if (pointsAtPerson.test(column)) return person.userId;
  if (/vendor_id$/.test(column)) return vendorId;
  if (/(webstore|subject)_id$/.test(column)) return webstoreId;
  if (type === 'uuid') return randomUUIDv7();
  if (type === 'boolean') return false;
  if (type === 'jsonb') return '{}';
  if (type === 'ARRAY') return [];
  // In the future, because expired rows are deleted.
  if (/timestamp|date/.test(type)) return new Date(Date.now() + 86_400_000);
  return /int|numeric|real|double/.test(type) ? 0 : 'example';
}

const named = (found: readonly Table[]) => found.map(({ name }) => name);

describe('all data about a user', () => {
  it('is exported, table by table and row by row, or listed with a reason', async () => {
    await calls.requestExport(person);
    const files = await calls.download(person);
    const missing: string[] = [];
    const listed: string[] = [];
    for (const table of await tables()) {
      const rows = (await rowsWith(table, ids())).length;
      if (!table.columns.some(({ name }) => pointing.test(name)) && table.name !== 'identity."user"') continue;
      if (table.name in notExported) {
        listed.push(table.name);
        continue;
      }
      const [context = '', name = ''] = table.name.replaceAll('"', '').split('.');
      const copied = (JSON.parse(files[`${context}.json`] ?? '{}') as Record<string, unknown>)[name];
      const many = copied === undefined ? 0 : [copied].flat().length;
      if (rows === 0 || many !== rows) missing.push(`${table.name}: ${many} of ${rows} rows`);
    }
    expect(missing).toEqual([]);
    expect(listed.sort()).toEqual(Object.keys(notExported).sort());
  });

  it('is deleted after the erasure, except for ids that are listed with a reason', async () => {
    await calls.close(person);
    await calls.letGraceEnd(person);
    await calls.settled([...ids()]);
    const withMarks: Table[] = [];
    const withIds: Table[] = [];
    for (const table of await tables()) {
      if ((await rowsWith(table, Object.values(marks))).length > 0) withMarks.push(table);
      if ((await rowsWith(table, ids())).length > 0) withIds.push(table);
    }
    expect(named(withMarks)).toEqual([]);
    expect(named(withIds).filter((name) => !(name in idsStay))).toEqual([]);
    const events = await posy.sql(
      `select distinct address, user_agent, note from identity.security_event where user_id = $1`,
      [person.userId],
    );
    expect(events).toEqual([{ address: '', user_agent: '', note: null }]);
    const left: string[] = [];
    const storage = posy.api.get<ObjectStorage>(OBJECT_STORAGE, { strict: false });
    for await (const { key } of storage.list(`exports/${person.userId}`)) left.push(key);
    expect(left).toEqual([]);
  });

  it('is not found any more after the erasure', async () => {
    const search = async () =>
      (await posy.api.inject({ method: 'GET', url: '/api/webstoresearch' })).json<{ results: { id: string }[] }>();
    const { results } = await eventually(search, ({ results: found }) => found.every(({ id }) => id !== webstoreId));
    expect(results.map(({ id }) => id)).not.toContain(webstoreId);
  });

  it('stays deleted when the messages are delivered again', async () => {
    const erased = { userId: person.userId, vendorIds: [vendorId] };
    await posy.get(EraseTracesWhenPersonErased).carryOut(erased);
    await posy.get(UnitOfWork).run((em) => posy.get(EraseWebstoresWhenPersonErased).react(erased, em));
    await posy.get(UnitOfWork).run((em) => posy.get(EraseSubscriptionsWhenPersonErased).react(erased, em));
    expect(await posy.sql(`select 1 from webstore.webstore where vendor_id = $1`, [vendorId])).toEqual([]);
  });
});

it('the security log loses addresses only after the erasure of their user', async () => {
  const blank = `update identity.security_event set address = '', user_agent = '', note = null where user_id = $1`;
  await expect(posy.sql(blank, [operator.userId])).rejects.toThrow(/the security log/);
});
