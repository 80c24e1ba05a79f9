import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { EventProfileView } from '#contracts/events/events.views.js';
import { auditedActions } from '#contracts/operations/operations-words.js';
import { declaredRoutes } from '#src/platform/http/openapi/build/declared-routes.js';
import { aWebstore } from '../../support/posy/a-webstore.js';
import { Posy, type Answer, type CallParts } from '../../support/posy/posy.js';
import { sessionIdIn } from '../identity/sessions.js';
import { peopleOf } from '../webstore/people.js';
import { callers, expectedAccess, type Caller, type World } from './expected-access.js';

const routes = (await declaredRoutes(process.cwd())).map(({ context, name, route }) => ({
  name: `${context}.${name}`,
  route,
}));

const isRead = ({ route }: (typeof routes)[number]) => route.method === 'GET';
/** The couple becomes a vendor by one of the other calls. */
const readsFirst = [...routes.filter(isRead), ...routes.filter((declared) => !isRead(declared))];

let posy: Posy;
/** Emails. */
let signIns: Record<Exclude<Caller, 'visitor'>, string>;
let world: World;

beforeAll(async () => {
  const unlimited = { SIGN_IN_TRIES_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' };
  posy = await Posy.start({ workers: [], settings: unlimited });
  const { vendor, rival } = await peopleOf(posy);
  signIns = {
    couple: 'couple@posy.example',
    rival: rival.email,
    owner: vendor.email,
    admin: 'operator@posy.example',
  };
  const webstoreId = await aWebstore(vendor.vendorId).published(posy);
  const spareWebstoreId = await aWebstore(vendor.vendorId).published(posy);
  const sessionId = sessionIdIn(await posy.signIn(vendor.email));
  const event = await posy.call<EventProfileView>(eventsRoutes.startEvent, { token: vendor.token });
  const eventId = event.body.event?.id ?? '';
  world = { userId: vendor.userId, vendorId: vendor.vendorId, webstoreId, spareWebstoreId, sessionId, eventId };
});
afterAll(() => posy.stop());

/** Valid values for everything in a path, so that only the caller can be wrong. */
const sampleOf = (name: string): string => {
  const known: Record<string, string> = { userId: world.userId, queue: 'reindex', webstore: 'wildrye', url: 'wildrye' };
  return known[name] ?? (name === 'slug' ? 'austin-tx' : '0197f2a0-0000-7000-8000-000000000000');
};

function partsOf({ name, route }: (typeof routes)[number]): CallParts {
  const { params, ...parts } = expectedAccess[name]?.parts?.(world) ?? {};
  const named = [...route.path.matchAll(/:(\w+)/g)].map(([, segment = '']) => segment);
  return {
    ...(route.body && { body: {} }),
    ...parts,
    params: { ...Object.fromEntries(named.map((segment) => [segment, sampleOf(segment)])), ...params },
  };
}

const tokens = new Map<keyof typeof signIns, string>();

async function tokenOf(caller: keyof typeof signIns): Promise<string> {
  const token = tokens.get(caller) ?? (await posy.signIn(signIns[caller]));
  tokens.set(caller, token);
  return token;
}

/** Some routes end the session of their caller, who then signs in again: a valid token is never refused twice. */
async function callAs(caller: Caller, { name, route }: (typeof routes)[number], parts: CallParts): Promise<Answer> {
  if (caller === 'visitor') return posy.call(route, parts);
  const answer = await posy.call(route, { ...parts, token: await tokenOf(caller) });
  // The roles are in the token.
  if (name === 'identity.ensureVendor') tokens.delete(caller);
  if (answer.problem.error !== 'session-ended') return answer;
  tokens.delete(caller);
  return posy.call(route, { ...parts, token: await tokenOf(caller) });
}

/** The part of a response that concerns the caller. */
function admission({ status, problem }: Answer): 'in' | number {
  const isAboutCaller = ['not-signed-in', 'session-ended', 'not-allowed', 'unavailable-for-admins'].includes(
    problem.error,
  );
  return isAboutCaller ? status : 'in';
}

it('lists the access of every route, and of nothing else [SYS-6]', () => {
  expect(Object.keys(expectedAccess).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

describe.each(readsFirst)('$name', (declared) => {
  const { expected } = expectedAccess[declared.name] ?? {};

  it.each(callers)('accepts or refuses as listed: %s [ID-4] [ID-7] [SYS-6] [OP-116]', async (caller) => {
    const answer = await callAs(caller, declared, partsOf(declared));
    expect([caller, admission(answer)]).toEqual([caller, expected?.[caller]]);
    expect(answer.status).not.toBe(500);
  });
});

describe('an operator who writes as themselves', () => {
  const others = routes.filter(
    ({ route: { method, access } }) => method !== 'GET' && (access.who === 'admin' || access.who === 'owner'),
  );
  /** Routes that are writes only by their method. */
  const reads = ['operations.previewRedrive'];

  async function versionOf(table: 'identity.vendor' | 'webstore.webstore' | 'events.event'): Promise<number> {
    const ids = {
      'identity.vendor': world.vendorId,
      'webstore.webstore': world.webstoreId,
      'events.event': world.eventId,
    };
    const id = ids[table];
    const [row] = await posy.sql<{ version: number }>(`select version from ${table} where id = $1`, [id]);
    return row?.version ?? 0;
  }

  async function outcomeOf(declared: (typeof routes)[number]): Promise<string> {
    const parts = partsOf(declared);
    const why = declared.name.startsWith('operations.') && { body: { reason: 'asked by the vendor' } };
    // Values that the tests above have set already would change nothing.
    const newValues: Record<string, object> = {
      'content.changeFeatureToggle': { body: { featureName: 'newVendor', enabled: 0 } },
      'events.saveEventProfile': {
        body: {
          id: world.eventId,
          version: await versionOf('events.event'),
          event: { props: { selectedHeroImage: 1 } },
        },
      },
      'identity.updateUser': { body: { firstName: 'June' } },
      'identity.updateVendor': {
        body: { id: world.vendorId, version: await versionOf('identity.vendor'), name: 'Rye' },
      },
      'webstore.saveWebstore': {
        body: { id: world.webstoreId, version: await versionOf('webstore.webstore'), name: 'Rye' },
      },
    };
    await posy.sql(`truncate operations.audit`);
    const { status } = await callAs('admin', declared, { ...parts, ...why, ...newValues[declared.name] });
    const entries = await posy.sql<{ action: string; target: string }>(
      `select action, target_kind || ' ' || target_id as target from operations.audit`,
    );
    if (status >= 400 && entries.length === 0) return 'refused';
    return entries.map(({ action, target }) => `${action}: ${target}`).join(' and ') || 'left no trace';
  }

  it('leaves an audit entry or is refused, on every route', async () => {
    const outcomes: Record<string, string> = {};
    for (const declared of others) outcomes[declared.name] = await outcomeOf(declared);
    const silent = Object.keys(outcomes).filter((name) => outcomes[name] === 'left no trace');
    expect(silent.filter((name) => !reads.includes(name))).toEqual([]);
    const { userId, vendorId, webstoreId, eventId } = world;
    expect(outcomes).toMatchObject({
      'content.changeFeatureToggle': 'feature-switched: feature newVendor',
      'events.saveEventProfile': `event-changed: event ${eventId}`,
      'identity.acceptTermsOfService': 'refused',
      'identity.endSession': 'refused',
      'identity.signOutUser': `user-signed-out: user ${userId}`,
      'identity.startImpersonation': `impersonation-started: user ${userId}`,
      'identity.updateUser': `user-changed: user ${userId}`,
      'identity.updateVendor': `vendor-changed: vendor ${vendorId}`,
      'webstore.saveWebstore': `webstore-changed: webstore ${webstoreId}`,
      'webstore.publish': `webstore-published: webstore ${webstoreId}`,
      'webstore.unpublish': `webstore-unpublished: webstore ${webstoreId}`,
    });
  });

  it('leaves none for their own data, nor does anybody else', async () => {
    const admin = await posy.sql<{ id: string }>(`select id from identity.user where email = $1`, [signIns.admin]);
    await posy.sql(`truncate operations.audit`);
    const { route } = routes.find(({ name }) => name === 'identity.updateUser')!;
    const own = { params: { id: admin[0]?.id ?? '' }, body: { firstName: 'Olive' } };
    const theirs = { params: { id: world.userId }, body: { firstName: 'May' } };
    expect((await posy.call(route, { ...own, token: await posy.signIn(signIns.admin) })).status).toBe(200);
    expect((await posy.call(route, { ...theirs, token: await posy.signIn(signIns.owner) })).status).toBe(200);
    expect(await posy.sql(`select action from operations.audit`)).toEqual([]);
  });
});

it('uses no action that the audit does not know', () => {
  const named = routes.flatMap(({ route }) => route.audited?.as ?? []);
  expect(named.filter((action) => !auditedActions.some((known) => known === action))).toEqual([]);
});

describe.each(routes.filter(({ route: { access } }) => !('token' in access) && access.who !== 'signed'))(
  '$name',
  (declared) => {
    it('refuses an invalid token [SYS-6]', async () => {
      const { status, problem } = await posy.call(declared.route, { ...partsOf(declared), token: 'made-up' });
      expect([status, problem.error]).toEqual([401, 'session-ended']);
    });
  },
);
