import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

let posy: Posy;
/** E-mails. */
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
  const sessionId = sessionIdIn(await posy.signIn(vendor.email));
  world = { userId: vendor.userId, vendorId: vendor.vendorId, webstoreId, sessionId };
});
afterAll(() => posy.stop());

/** Well-formed values for whatever a path may name, so that nothing but the caller can be wrong. */
const sampleOf = (name: string): string => {
  const known: Record<string, string> = { userId: world.userId, queue: 'reindex', webstore: 'wildrye', url: 'wildrye' };
  return known[name] ?? (name === 'slug' ? 'austin-tx' : '0197f2a0-0000-7000-8000-000000000000');
};

function partsOf({ name, route }: (typeof routes)[number], token: string | undefined): CallParts {
  const { params, ...parts } = expectedAccess[name]?.parts?.(world) ?? {};
  const named = [...route.path.matchAll(/:(\w+)/g)].map(([, segment = '']) => segment);
  return {
    ...(route.body && { body: {} }),
    ...parts,
    params: { ...Object.fromEntries(named.map((segment) => [segment, sampleOf(segment)])), ...params },
    ...(token !== undefined && { token }),
  };
}

/** What an answer says about the caller. */
function admission({ status, problem }: Answer): 'in' | number {
  const isAboutCaller = ['not-signed-in', 'session-ended', 'not-allowed'].includes(problem.error);
  return isAboutCaller ? status : 'in';
}

it('states for every route who may call it, and for nothing else [SYS-6]', () => {
  expect(Object.keys(expectedAccess).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

describe.each(routes)('$name', ({ name, route }) => {
  const { expected } = expectedAccess[name] ?? {};

  it.each(callers)('lets in or refuses as stated: %s [ID-4] [ID-7] [SYS-6]', async (caller) => {
    // Signed in anew: some routes end sessions.
    const token = caller === 'visitor' ? undefined : await posy.signIn(signIns[caller]);
    const answer = await posy.call(route, partsOf({ name, route }, token));
    expect([caller, admission(answer)]).toEqual([caller, expected?.[caller]]);
    expect(answer.status).not.toBe(500);
  });
});

describe.each(routes.filter(({ route }) => !('token' in route.access)))('$name', (declared) => {
  it('refuses a token that is none [SYS-6]', async () => {
    const { status, problem } = await posy.call(declared.route, partsOf(declared, 'made-up'));
    expect([status, problem.error]).toEqual([401, 'session-ended']);
  });
});
