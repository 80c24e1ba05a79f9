import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { Config } from '#src/platform/config/config.js';
import { KeySeal } from '../credentials/key-seal.js';
import { AuthenticatorCodes } from './authenticator-codes.js';

const config = Object.assign(new Config(), { tokenSecret: 'a secret that is long enough to be one', siteName: 'Posy' });
const seal = new KeySeal(config);
const codes = new AuthenticatorCodes(config, seal);
const userId = randomUUID();
/** The test secret of RFC 6238, appendix B. */
const published = Secret.fromLatin1('12345678901234567890').base32;
const sealed = (secret: string, whose = userId) => seal.seal(`second factor of ${whose}`, secret);
const at = (seconds: number) => new Date(seconds * 1_000);
const codeAt = (secret: string, seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1_000 });

// The last six of the eight digits in the appendix.
it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('accepts the code of RFC 6238 at second %d', (seconds, digits) => {
  expect(codes.stepOf(userId, sealed(published), digits, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('accepts the codes of the current, the previous and the next step only', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 4_000_000_000 }), fc.integer({ min: -5, max: 5 }), (now, off) => {
      const { secret, sealed: kept } = codes.make(userId, 'ada@posy.example');
      const step = Math.floor(now / 30);
      const digits = codeAt(secret, (step + off) * 30 + 7);
      const near = [-1, 0, 1].filter((one) => codeAt(secret, (step + one) * 30) === digits);
      const found = codes.stepOf(userId, kept, digits, at(now));
      expect(found === undefined).toBe(near.length === 0);
      // Two steps can have the same code by chance.
      if (found !== undefined) expect(near).toContain(found - step);
    }),
    { numRuns: 200 },
  );
});

it('accepts six digits only', () => {
  const { secret, sealed: kept } = codes.make(userId, 'ada@posy.example');
  const right = codeAt(secret, 60);
  for (const digits of ['', right.slice(1), `${right}0`, ` ${right}`, 'abcdef', right.replace(/.$/, 'x')]) {
    expect([digits, codes.stepOf(userId, kept, digits, at(60))]).toEqual([digits, undefined]);
  }
});

describe('a secret', () => {
  it('has 160 bits, differs each time, and equals the one in the URI of the QR code', () => {
    const [one, two] = [codes.make(userId, 'ada@posy.example'), codes.make(userId, 'ada@posy.example')];
    expect(one.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(one.secret).not.toBe(two.secret);
    const address = new URL(one.address);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/Posy:ada@posy.example',
    ]);
    expect(address.searchParams.get('secret')).toBe(one.secret);
    expect(address.searchParams.get('issuer')).toBe('Posy');
  });

  it('is stored encrypted and is valid for its owner only', () => {
    const { secret, sealed: kept } = codes.make(userId, 'ada@posy.example');
    expect(Buffer.from(kept, 'base64url').toString('latin1')).not.toContain(secret);
    expect(codes.stepOf(userId, kept, codeAt(secret, 60), at(60))).toBe(2);
    expect(codes.stepOf(randomUUID(), kept, codeAt(secret, 60), at(60))).toBeUndefined();
  });
});
