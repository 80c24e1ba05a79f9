import { Passwords } from '#src/identity/credentials/passwords.js';

/** Counts the runs of argon2. */
export class CountedPasswords extends Passwords {
  checked = 0;
  hashed = 0;

  override hash(text: string): Promise<string> {
    this.hashed += 1;
    return super.hash(text);
  }

  protected override verifyHash(passwordHash: string, text: string): Promise<boolean> {
    this.checked += 1;
    return super.verifyHash(passwordHash, text);
  }
}
