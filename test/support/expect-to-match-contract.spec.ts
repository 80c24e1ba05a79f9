import { expect, it } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { expectToMatchContract } from './expect-to-match-contract.js';

const problem = { status: 400, error: 'invalid-input', message: 'Check name.', correlationId: 'x' };
const matching = (status: number, body: unknown) => () => expectToMatchContract(identityRoutes.logout, status, body);

it('accepts the view of a success and the problem of a failure', () => {
  expect(matching(200, { success: true })).not.toThrow();
  expect(matching(400, problem)).not.toThrow();
});

it('refuses a missing, a wrong and an undeclared field', () => {
  expect(matching(200, {})).toThrow(/success/);
  expect(matching(200, { success: 'yes' })).toThrow(/success/);
  expect(matching(200, { success: true, password: 'x' })).toThrow(/password/);
  expect(matching(400, { ...problem, error: 'no-such-code' })).toThrow(/error/);
  expect(matching(500, { success: true })).toThrow(/correlationId/);
});

it('follows references into components', () => {
  const answer = { results: [{ id: 'x' }], numResults: 1, page: 1, pageSize: 12 };
  expect(() => expectToMatchContract(webstoreRoutes.webstoresOfUser, 200, answer)).toThrow(/publishStatus/);
});
