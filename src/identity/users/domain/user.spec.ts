import { expect, it } from '@jest/globals';
import type { Role } from '#contracts/identity/role.js';
import { User } from './user.js';

const register = (email: string, roles: Role[]) =>
  User.register(
    { id: 'id', email, firstName: 'Ada', lastName: 'Vale', phone: null, passwordHash: null, roles },
    new Date(),
  );

it('stores email and username in lower case', () => {
  const { username, email } = register(' Ada.Vale@Posy.Example ', []);
  expect([username, email]).toEqual(['ada.vale@posy.example', 'ada.vale@posy.example']);
});

it('stores an accented letter in one form, composed or not', () => {
  expect(register('zoe\u0308@posy.example', []).username).toBe(register('zoë@posy.example', []).username);
});

it('is an admin exactly when the roles say so', () => {
  expect(register('a@posy.example', ['Admin', 'Vendor', 'Admin'])).toMatchObject({
    isAdmin: true,
    roles: ['Admin', 'Vendor'],
  });
  expect(register('a@posy.example', ['Vendor']).isAdmin).toBe(false);
});
