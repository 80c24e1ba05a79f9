import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { accountRoutes as routes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { eventually } from '../../support/posy/eventually.js';
import { mailsTo } from '../../support/posy/mails.js';
import { password, Posy, type Answer } from '../../support/posy/posy.js';
import { signIn } from './sessions.js';

export interface Holder {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
}

export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export const fieldRefused = (field: string, code: string) => ({
  status: 400,
  problem: expect.objectContaining({ error: 'invalid-input', fields: { [field]: [code] } }) as unknown,
});

/** Users in their account settings, and the calls they make. */
export class AccountHolders {
  private constructor(readonly posy: Posy) {}

  static async start(settings: Record<string, string> = {}): Promise<AccountHolders> {
    const lenient = { SIGN_IN_TRIES_PER_MINUTE: '100000', ...settings };
    return new AccountHolders(await Posy.start({ workers: ['relay', 'mail'], settings: lenient }));
  }

  anAddress(): string {
    return `${randomUUID()}@posy.example`;
  }

  async someone(): Promise<Holder> {
    const email = this.anAddress();
    const id = await this.posy.register(email);
    return { id, email, ...(await this.session(email)) };
  }

  /** A user who has only used single sign-on. */
  async withoutPassword(): Promise<Holder> {
    const person = await this.someone();
    await this.posy.sql(`update identity.user set password_hash = null where id = $1`, [person.id]);
    return person;
  }

  /** Signs in from another browser. */
  async session(email: string): Promise<{ token: string; refreshToken: string }> {
    const { AccessToken: token, RefreshToken: refreshToken } = await signIn(this.posy, email);
    return { token, refreshToken };
  }

  account({ token }: Pick<Holder, 'token'>): Promise<Answer<AccountView>> {
    return this.posy.call(routes.account, { token });
  }

  startChange({ token }: Holder, email: unknown, secret: unknown = password): Promise<Answer<AccountView>> {
    return this.posy.call(routes.startEmailChange, { token, body: { email, password: secret } });
  }

  confirm({ token }: Holder, otp: unknown): Promise<Answer<AccountView>> {
    return this.posy.call(routes.confirmEmailChange, { token, body: { otp } });
  }

  resend({ token }: Holder): Promise<Answer<AccountView>> {
    return this.posy.call(routes.resendEmailChangeCode, { token });
  }

  /** A user with a pending change of email whose current address is confirmed. */
  async halfWay(newEmail = this.anAddress()): Promise<Holder & { newEmail: string }> {
    const person = await this.someone();
    await this.startChange(person, newEmail);
    expect((await this.confirm(person, await this.code(person.email))).status).toBe(200);
    return { ...person, newEmail };
  }

  /** The latest code that was mailed to an address. */
  async code(address: string, codes = 1): Promise<string> {
    const found = async () =>
      (await mailsTo(address)).flatMap(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.slice(1) ?? []);
    return (await eventually(found, (all) => all.length >= codes))[0] ?? 'no code';
  }

  login(identifier: string, secret = password): Promise<Answer<SignedInView>> {
    return this.posy.call(identityRoutes.login, { body: { identifier, password: secret } });
  }

  /** Moves the times of a user's pending codes into the past. */
  async letPass(userId: string, seconds: number): Promise<void> {
    await this.posy.sql(
      `update identity.one_time_code set requested_at = requested_at - make_interval(secs => $2),
         expires_at = expires_at - make_interval(secs => $2)
       where user_id = $1`,
      [userId, seconds],
    );
    await this.posy.sql(
      `update identity.email_change set expires_at = expires_at - make_interval(secs => $2) where user_id = $1`,
      [userId, seconds],
    );
  }

  async written(userId: string): Promise<string[]> {
    const rows = await this.posy.sql<{ kind: string }>(
      `select kind from identity.security_event where user_id = $1 order by at, id`,
      [userId],
    );
    return rows.map(({ kind }) => kind);
  }
}
