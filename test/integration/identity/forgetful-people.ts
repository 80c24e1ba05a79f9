import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { oneTimeCodeRoutes } from '#contracts/identity/one-time-code.routes.js';
import { passwordRoutes } from '#contracts/identity/passwords.routes.js';
import { signInRoutes } from '#contracts/identity/sign-in.routes.js';
import type { EmailCheckView } from '#contracts/identity/sign-in.views.js';
import { ImportVendors } from '#src/identity/vendors/commands/import-vendors.js';
import { codeMailedTo } from '../../support/posy/mails.js';
import { Posy, type Answer } from '../../support/posy/posy.js';

export const newPassword = 'Tulip-meadow-7';
export const everything = { firstName: 'June', lastName: 'Halloran', phone: '+15125550142' };

export interface Person {
  id: string;
  email: string;
}

export const codeRefused = {
  status: 400,
  problem: expect.objectContaining({ error: 'one-time-code-refused' }) as unknown,
};
export const grantRefused = {
  status: 403,
  problem: expect.objectContaining({ error: 'password-grant-refused' }) as unknown,
};
export const passwordRefused = (code: string) => ({
  status: 400,
  problem: expect.objectContaining({ error: 'invalid-input', fields: { password: [code] } }) as unknown,
});

/** Users without a known password, and the calls they make. */
export class ForgetfulPeople {
  private constructor(readonly posy: Posy) {}

  static async start(): Promise<ForgetfulPeople> {
    return new ForgetfulPeople(await Posy.start({ workers: ['relay', 'mail'] }));
  }

  async someone(): Promise<Person> {
    const email = `${randomUUID()}@posy.example`;
    return { email, id: await this.posy.register(email) };
  }

  /** A vendor whose account was imported from the older user pool. */
  async legacyVendor(known: { firstName?: string; lastName?: string; phone?: string } = {}): Promise<Person> {
    const { firstName = '', lastName = '', phone = null } = known;
    const [id, vendorId] = [randomUUID(), randomUUID()];
    const person = { userId: id, vendorId, email: `${id}@posy.example`, firstName, lastName, phone };
    await this.posy.execute(new ImportVendors([{ ...person, businessName: 'Halloran Blooms', isLegacy: true }]));
    return { id, email: person.email };
  }

  async withResetCode(): Promise<Person & { code: string }> {
    const person = await this.someone();
    await this.forgot(person.email);
    return { ...person, code: await codeMailedTo(person.email) };
  }

  /** The cookie with the grant to set the first password. */
  async withGrant({ email }: Person): Promise<{ cookie: string }> {
    await this.check(email);
    const body = { email, otp: await codeMailedTo(email), newOrOld: 'OLD' };
    const { status, headers } = await this.posy.call(oneTimeCodeRoutes.verifyEmail, { body });
    expect(status).toBe(200);
    return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  }

  check(email: unknown): Promise<Answer<EmailCheckView>> {
    return this.posy.call(signInRoutes.checkEmail, { body: { email } });
  }

  forgot(email: string): Promise<Answer> {
    return this.posy.call(passwordRoutes.forgotPassword, { body: { email } });
  }

  resetWith(email: string, verificationCode: unknown, password: unknown = newPassword): Promise<Answer> {
    return this.posy.call(passwordRoutes.verifyCode, { body: { email, verificationCode, password } });
  }

  login(identifier: string, password: string): Promise<Answer<SignedInView>> {
    return this.posy.call(identityRoutes.login, { body: { identifier, password } });
  }

  async passwordHashOf({ id }: Person): Promise<string | null | undefined> {
    const users = await this.posy.sql<{ password_hash: string | null }>(
      `select password_hash from identity.user where id = $1`,
      [id],
    );
    return users[0]?.password_hash;
  }

  /** Moves the times of a user's codes into the past. */
  async letPass(userId: string, seconds: number): Promise<void> {
    await this.posy.sql(
      `update identity.one_time_code set requested_at = requested_at - make_interval(secs => $2),
         expires_at = expires_at - make_interval(secs => $2)
       where user_id = $1`,
      [userId, seconds],
    );
  }
}
