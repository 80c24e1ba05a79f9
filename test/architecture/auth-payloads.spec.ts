import { expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { declaredRoutes } from '#src/platform/http/openapi/build/declared-routes.js';

/** Names of source B, section 3. */
const names =
  'email password phoneNumber givenName familyName identifier idToken accessToken refreshToken username otp newOrOld mfaCode session type verificationCode firstName lastName'.split(
    ' ',
  );

/** Calls that are not part of the auth service: claims of an OpenID provider keep their names. */
const ofOpenId: Record<string, string[]> = {
  'auth/single-sign-on': ['provider'],
  'auth/single-sign-on/callback': ['code', 'state'],
};

const fieldsOf = (body: (new () => object) | undefined) => {
  const rules = body ? getMetadataStorage().getTargetValidationMetadatas(body, '', false, false) : [];
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

const calls = (await declaredRoutes(process.cwd())).filter(({ route }) => route.path.startsWith('auth/'));
const payloads = Object.fromEntries(calls.map(({ route }) => [route.path, fieldsOf(route.body)]));

it('calls of the auth service contain no names beyond the requirements [ID-13]', () => {
  // The rules are found at all.
  expect(payloads['auth/refresh-token']).toEqual(['refreshToken', 'username']);
  const stray = Object.entries(payloads).flatMap(([path, fields]) =>
    fields.filter((field) => !names.includes(field) && !ofOpenId[path]?.includes(field)).map((field) => [path, field]),
  );
  expect(stray).toEqual([]);
});
