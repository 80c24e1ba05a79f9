import { expect, it } from '@jest/globals';
import { Config } from '#src/platform/config/config.js';
import { RecoveryCodes } from './recovery-codes.js';

const config = Object.assign(new Config(), { passwordMemory: 8, passwordPasses: 1, passwordLanes: 1 });
const recovery = new RecoveryCodes(config);

it('generates ten different codes and stores none of them', async () => {
  const { codes, salt, hashes } = await recovery.make();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect(new Set(hashes).size).toBe(10);
  for (const code of codes) expect([salt, ...hashes].join()).not.toContain(code.replace('-', ''));
});

it('hashes a code to its stored hash with its own salt only', async () => {
  const [one, two] = [await recovery.make(), await recovery.make()];
  for (const [nth, code] of one.codes.entries()) expect(await recovery.hash(code, one.salt)).toBe(one.hashes[nth]);
  expect(one.hashes).not.toContain(await recovery.hash(one.codes[0]!, two.salt));
});

it('accepts a code as people type it', async () => {
  const salt = 'c2FsdHNhbHRzYWx0c2FsdA';
  const kept = await recovery.hash('01abc-def12', salt);
  for (const typed of ['01abcdef12', '01ABC-DEF12', 'oiabc-defi2', 'OLABC-DEFL2']) {
    expect(await recovery.hash(typed, salt)).toBe(kept);
  }
  expect(await recovery.hash('01abc-def13', salt)).not.toBe(kept);
});
