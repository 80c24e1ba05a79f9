import { expect, it } from '@jest/globals';
import { Passwords } from './passwords.js';

const passwords = new Passwords();
await passwords.onModuleInit();

it('knows the right password from a wrong one, and hashes with argon2id', async () => {
  const hash = await passwords.hash('Posy-demo-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.fits('Posy-demo-2026', hash)).toBe(true);
  expect(await passwords.fits('posy-demo-2026', hash)).toBe(false);
});

it('says no where there is no password, whatever is tried', async () => {
  expect(await passwords.fits('', null)).toBe(false);
  expect(await passwords.fits('Posy-demo-2026', null)).toBe(false);
});
