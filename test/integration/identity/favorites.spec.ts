import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identityRoutes as routes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { CallParts, Posy } from '../../support/posy/posy.js';
import { startApi, whoAmI } from './sessions.js';

let posy: Posy;
let made = 0;

beforeAll(async () => {
  posy = await startApi();
});
afterAll(() => posy.stop());

async function aCouple() {
  const email = `couple-${(made += 1)}@posy.example`;
  const id = await posy.register(email);
  return { id, token: await posy.signIn(email) };
}

const update = (id: string, parts: CallParts) =>
  posy.call<AuthUserView>(routes.updateUser, { params: { id }, ...parts });

const ids = (many: number) => Array.from({ length: many }, () => randomUUID());

describe('PATCH /users/{id}', () => {
  it('stores favorites in their order and returns the updated user [DIR-36]', async () => {
    const { id, token } = await aCouple();
    const favorites = ids(3);
    const { status, body } = await update(id, { token, body: { props: { favorites } } });
    expect([status, body.id, body.props, body.version]).toEqual([200, id, { favorites }, 2]);
    expect((await whoAmI(posy, token)).body).toEqual(body);

    await update(id, { token, body: { props: { favorites: [] } } });
    expect((await whoAmI(posy, token)).body.props).toEqual({ favorites: [] });
  });

  it('stores that the tutorial is completed, without changing the favorites [ID-14]', async () => {
    const { id, token } = await aCouple();
    const favorites = ids(1);
    await update(id, { token, body: { props: { favorites } } });
    const { body } = await update(id, { token, body: { props: { completedWebstoreTutorial: true } } });
    expect(body.props).toEqual({ favorites, completedWebstoreTutorial: true });
    expect((await whoAmI(posy, token)).body.props).toEqual(body.props);
  });

  it('does not change absent props or other users', async () => {
    const [ada, ben] = [await aCouple(), await aCouple()];
    const favorites = ids(1);
    await update(ada.id, { token: ada.token, body: { props: { favorites } } });
    const { status, body } = await update(ada.id, { token: ada.token, body: { props: {} } });
    expect([status, body.props, body.version]).toEqual([200, { favorites }, 2]);
    expect((await whoAmI(posy, ben.token)).body.props).toEqual({ favorites: [] });
  });

  it('accepts 500 favorites and normalises their ids', async () => {
    const { id, token } = await aCouple();
    const favorites = ids(500);
    const { body } = await update(id, {
      token,
      body: { props: { favorites: favorites.map((one) => one.toUpperCase()) } },
    });
    expect(body.props.favorites).toEqual(favorites);
  });

  it('refuses a change based on an older version; without a version the last change wins', async () => {
    const { id, token } = await aCouple();
    const [here, there] = [ids(1), ids(2)];
    expect((await update(id, { token, body: { props: { favorites: here }, version: 1 } })).body.version).toBe(2);
    const late = await update(id, { token, body: { props: { favorites: there }, version: 1 } });
    expect([late.status, late.problem.error]).toEqual([409, 'changed-meanwhile']);
    expect((await whoAmI(posy, token)).body.props.favorites).toEqual(here);

    await Promise.all([here, there].map((favorites) => update(id, { token, body: { props: { favorites } } })));
    await update(id, { token, body: { props: { favorites: there } } });
    expect((await whoAmI(posy, token)).body.props.favorites).toEqual(there);
  });

  it.each([
    ['more than 500', { props: { favorites: ids(501) } }, 'props.favorites', 'array-max-size'],
    ['a text', { props: { favorites: 'all' } }, 'props.favorites', 'is-array'],
    ['null', { props: { favorites: null } }, 'props.favorites', 'is-array'],
    ['what is no id', { props: { favorites: ['wildrye-photographs'] } }, 'props.favorites', 'is-uuid'],
    ['an id twice', { props: { favorites: Array(2).fill(randomUUID()) } }, 'props.favorites', 'array-unique'],
    ['a prop that nobody knows', { props: { isAdmin: true } }, 'props.isAdmin', 'unknown-field'],
    ['a field that nobody knows', { props: {}, roles: ['Admin'] }, 'roles', 'unknown-field'],
    ['props that are none', { props: null }, 'props', 'is-object'],
    ['a list of props', { props: [] }, 'props', 'is-object'],
    ['a version that is none', { props: {}, version: 0 }, 'version', 'min'],
  ])('refuses %s with the name of the field, and changes nothing [SYS-5]', async (_what, body, field, code) => {
    const { id, token } = await aCouple();
    const { status, problem } = await update(id, { token, body });
    expect(status).toBe(400);
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
    expect(problem.fields?.[field]).toContain(code);
    expect((await whoAmI(posy, token)).body).toMatchObject({ props: { favorites: [] }, version: 1, roles: [] });
  });

  it('is refused for other users and visitors [SYS-6]', async () => {
    const [ada, ben] = [await aCouple(), await aCouple()];
    const body = { props: { favorites: ids(1) } };
    expect(await update(ada.id, { token: ben.token, body })).toMatchObject({ status: 403 });
    expect(await update(ada.id, { body })).toMatchObject({ status: 401, problem: { error: 'not-signed-in' } });
    expect((await whoAmI(posy, ada.token)).body.props).toEqual({ favorites: [] });
    expect((await update(randomUUID(), { token: ben.token, body })).status).toBe(404);
    expect((await update('7', { token: ben.token, body })).status).toBe(400);
  });
});
