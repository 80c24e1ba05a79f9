import { Injectable } from '@nestjs/common';
import { passwordStrength, type PasswordOwner } from '#contracts/identity/passwords.js';
import { Config } from '../../platform/config/config.js';
import { Refusal } from '../../platform/domain/refusal.js';
import { Passwords } from './passwords.js';

/** Decides which passwords may be set, and makes the hashes of those that may. */
@Injectable()
export class PasswordPolicy {
  /** Read when the first password is set; in lower case. */
  private mostUsed?: Promise<ReadonlySet<string>>;

  constructor(
    private readonly passwords: Passwords,
    private readonly config: Config,
  ) {}

  /**
   * The hash of a password that its owner may have. Takes a while; call it outside of a unit of work.
   * @throws Refusal `invalid-input` naming `password`: `strong-password` when it breaks a rule (ID-25 to ID-27),
   * `common-password` when it is one of the most used, or one of them or the name of the site with digits and symbols
   * around it: hardly any of the most used keeps the rules by itself, and that is how people make theirs keep them
   */
  async hashFor(owner: PasswordOwner, password: string): Promise<string> {
    this.check(owner, password);
    this.mostUsed ??= readMostUsed();
    const mostUsed = await this.mostUsed;
    const word = wordIn(password);
    const isGuessed = mostUsed.has(password.toLowerCase()) || mostUsed.has(word);
    if (isGuessed || word === this.config.siteName.toLowerCase()) throw refused('common-password');
    return this.passwords.hash(password);
  }

  /**
   * For whoever learns who the owner is only after the hash was made.
   * @throws Refusal `invalid-input` naming `password` when it breaks a rule (ID-25 to ID-27)
   */
  check({ email, firstName, lastName }: PasswordOwner, password: string): void {
    if (passwordStrength(password, { email, firstName, lastName }) !== 'strong') throw refused('strong-password');
  }
}

/** What is left without the digits and symbols at both ends, in lower case. */
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
