import { Injectable } from '@nestjs/common';
import { passwordStrength, type PasswordOwner } from '#contracts/identity/passwords.js';
import { BrandSettings } from '#src/platform/config/brand-settings.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Passwords } from './passwords.js';

/** Decides which passwords are allowed and returns their hashes. */
@Injectable()
export class PasswordPolicy {
  /** In lower case; loaded when the first password is set. */
  private mostUsed?: Promise<ReadonlySet<string>>;

  constructor(
    private readonly passwords: Passwords,
    private readonly settings: BrandSettings,
  ) {}

  /**
   * Returns the hash of a password that is allowed for its owner. Hashing takes long: call it outside of a unit of
   * work.
   * @throws Refusal `invalid-input` naming `password`: `strong-password` when it breaks a rule (ID-25 to ID-27),
   *   `common-password` when it is one of the most used passwords, or one of them or the name of the site with digits
   *   and symbols around it, which is how people make a common password satisfy the rules
   */
  async hashFor(owner: PasswordOwner, password: string): Promise<string> {
    this.check(owner, password);
    this.mostUsed ??= readMostUsed();
    const mostUsed = await this.mostUsed;
    const word = wordIn(password);
    const isGuessed = mostUsed.has(password.toLowerCase()) || mostUsed.has(word);
    if (isGuessed || word === this.settings.siteName.toLowerCase()) throw refused('common-password');
    return this.passwords.hash(password);
  }

  /**
   * Checks only the rules, for callers that learn the owner's names after the password was hashed.
   * @throws Refusal `invalid-input` naming `password` when it breaks a rule (ID-25 to ID-27)
   */
  check({ email, firstName, lastName }: PasswordOwner, password: string): void {
    if (passwordStrength(password, { email, firstName, lastName }) !== 'strong') throw refused('strong-password');
  }
}

/** Returns the password in lower case without digits and symbols at its ends. */
const wordIn = (password: string) => password.toLowerCase().replace(/^\P{L}+|\P{L}+$/gu, '');

async function readMostUsed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

const messages = {
  'strong-password': 'Choose a stronger password, without your name or email in it.',
  'common-password': 'This password is too common. Choose another one.',
};

const refused = (code: keyof typeof messages) =>
  new Refusal('invalid-input', messages[code], { fields: { password: [code] } });
