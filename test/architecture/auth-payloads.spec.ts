import { expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { declaredRoutes } from '#src/platform/http/openapi/build/declared-routes.js';

/** Of source B, section 3. */
const names =
  'email password phoneNumber givenName familyName identifier idToken accessToken refreshToken username otp newOrOld mfaCode session type verificationCode firstName lastName'.split(
    ' ',
  );

/** Not calls of the auth service: what is passed on from an OpenID provider has the names of OpenID. */
const ofOpenId: Record<string, string[]> = {
  'auth/single-sign-on': ['provider'],
  'auth/single-sign-on/callback': ['code', 'state'],
};

/** As the requirements list them, and no more. */
const exactly: Record<string, string[]> = {
  'auth/signup': ['email', 'password', 'phoneNumber', 'givenName', 'familyName'],
  'auth/confirm-user': ['identifier'],
  'auth/verify-token': ['idToken'],
  'auth/verify-email': ['email', 'otp', 'newOrOld'],
  'auth/respond-to-mfa': ['username', 'mfaCode', 'phoneNumber', 'session', 'type'],
  'auth/resend-email-otp': ['email'],
  'auth/login': ['identifier', 'password'],
  'auth/refresh-token': ['refreshToken', 'username'],
  'auth/logout': ['accessToken'],
  'auth/user-details/:id': [],
  'auth/check-email-availability': ['email'],
  'auth/create-user': ['email', 'password', 'firstName', 'lastName', 'phoneNumber'],
  'auth/forgot-password': ['email'],
  'auth/verify-code': ['email', 'verificationCode', 'password'],
  'auth/reset-password': ['email', 'password'],
};

const fieldsOf = (body: (new () => object) | undefined) => {
  const rules = body ? getMetadataStorage().getTargetValidationMetadatas(body, '', false, false) : [];
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

const calls = (await declaredRoutes(process.cwd())).filter(({ route }) => route.path.startsWith('auth/'));
const payloads = Object.fromEntries(calls.map(({ route }) => [route.path, fieldsOf(route.body)]));

it('calls of the auth service name nothing but what the requirements name [ID-13]', () => {
  const stray = Object.entries(payloads).flatMap(([path, fields]) =>
    fields.filter((field) => !names.includes(field) && !ofOpenId[path]?.includes(field)).map((field) => [path, field]),
  );
  expect(stray).toEqual([]);
});

it.each(Object.entries(exactly))('%s takes exactly its payload [ID-13]', (path, fields) => {
  expect(payloads[path]?.toSorted()).toEqual(fields.toSorted());
});
