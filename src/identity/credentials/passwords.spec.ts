import { expect, it } from '@jest/globals';
import type { Config } from '#src/platform/config/config.js';
import { Passwords } from './passwords.js';

const passwordsWith = async (passwordMemory: number, passwordPasses: number): Promise<Passwords> => {
  const passwords = new Passwords({ passwordMemory, passwordPasses, passwordLanes: 1 } as Config);
  await passwords.onModuleInit();
  return passwords;
};
const passwords = await passwordsWith(19_456, 2);

it('accepts the right password, refuses a wrong one, and hashes with argon2id', async () => {
  const hash = await passwords.hash('Posy-demo-2026');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify('Posy-demo-2026', hash)).toBe(true);
  expect(await passwords.verify('posy-demo-2026', hash)).toBe(false);
});

it('refuses every password for an account without one', async () => {
  expect(await passwords.verify('', null)).toBe(false);
  expect(await passwords.verify('Posy-demo-2026', null)).toBe(false);
});

it('reports a hash with another cost as outdated, and still verifies it', async () => {
  const dearer = await passwordsWith(24_576, 3);
  const before = await passwords.hash('Posy-demo-2026');
  expect([passwords.isOutdated(before), dearer.isOutdated(before)]).toEqual([false, true]);
  expect(await dearer.verify('Posy-demo-2026', before)).toBe(true);
  expect(dearer.isOutdated(await dearer.hash('Posy-demo-2026'))).toBe(false);
});
