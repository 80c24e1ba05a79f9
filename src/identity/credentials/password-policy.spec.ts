import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordStrength } from '#contracts/identity/passwords.js';
import { PasswordPolicy } from './password-policy.js';
import type { Config } from '#src/platform/config/config.js';
import type { Passwords } from './passwords.js';

const made: string[] = [];
const policy = new PasswordPolicy(
  { hash: async (password: string) => made.push(password) } as unknown as Passwords,
  { siteName: 'Posy' } as Config,
);
const owner = { email: 'ada@posy.example', firstName: 'Ada', lastName: 'Vale' };
const refusal = (password: string) =>
  policy.hashFor(owner, password).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the most used passwords', () => {
  const mostUsed = dictionary['passwords-common'];

  it('are more than 10,000, and all of them are refused', async () => {
    expect(mostUsed.length).toBeGreaterThan(10_000);
    await Promise.all(mostUsed.map((password) => refusal(password)));
    expect(made).toEqual([]);
  });

  it('are refused in upper or mixed case too', async () => {
    const capitalised = mostUsed.map((password) => password.replace(/[a-z]/, (letter) => letter.toUpperCase()));
    const strong = capitalised.filter((password) => passwordStrength(password, owner) === 'strong');
    expect(strong.length).toBeGreaterThan(0);
    for (const password of strong) {
      expect(await refusal(password)).toMatchObject({ fields: { password: ['common-password'] } });
    }
    expect(made).toEqual([]);
  });

  it.each(['Password1!', 'Welcome-2026', '!1Sunshine', 'P@ssw0rd123', '#1-Qwerty', 'Posy-2026'])(
    'are refused with digits and symbols around them, and so is the name of the site: %s',
    async (password) => {
      expect(passwordStrength(password, owner)).toBe('strong');
      expect(await refusal(password)).toMatchObject({ fields: { password: ['common-password'] } });
      expect(made).toEqual([]);
    },
  );

  it('do not prevent other passwords', async () => {
    expect(await refusal('Tulip-Meadow-7')).toBeUndefined();
    expect(made).toEqual(['Tulip-Meadow-7']);
  });
});
