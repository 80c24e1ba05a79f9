import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { Role } from '#contracts/identity/role.js';
import type { SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import { secondFactorRoutes as routes } from '#contracts/identity/second-factor.routes.js';
import type {
  RecoveryCodesView,
  SecondFactorAskedView,
  SecondFactorOfferView,
  SecondFactorView,
} from '#contracts/identity/second-factor.views.js';
import { password, Posy, type Answer } from '../../support/posy/posy.js';

export interface Guarded {
  id: string;
  email: string;
  token: string;
  /** The secret of the app, in Base32. */
  secret: string;
  recoveryCodes: string[];
}

/** A pending sign-in. */
export interface Asked {
  session: string;
  cookie: string;
}

/** The current code of an app, or the code of a later step. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** A wrong code. */
export function wrongCode(secret: string): string {
  const right = [-1, 0, 1, 2].map((steps) => codeOf(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code))!;
}

export const tokenIn = ({ body }: Answer<SignedInView>): string => body.data.authResult.AccessToken;

/** Users with an authenticator app, and the calls they make. */
export class SecondFactorPeople {
  private constructor(readonly posy: Posy) {}

  static async start(settings: Record<string, string> = {}, workers: string[] = []): Promise<SecondFactorPeople> {
    return new SecondFactorPeople(await Posy.start({ workers, settings }));
  }

  async someone(roles: Role[] = []): Promise<{ id: string; email: string; token: string }> {
    const email = `${randomUUID()}@posy.example`;
    const id = await this.posy.register(email, roles);
    return { id, email, token: await this.posy.signIn(email) };
  }

  /** A user who has set up an app half a minute ago, so that the current code is unused. */
  async guarded(roles: Role[] = []): Promise<Guarded> {
    const person = await this.someone(roles);
    const { secret } = (await this.begin(person.token)).body;
    const { recoveryCodes } = (await this.confirm(person.token, codeOf(secret))).body;
    await this.letStepsPass(person.id);
    return { ...person, secret, recoveryCodes };
  }

  begin(token: string, proof: object = { password }): Promise<Answer<SecondFactorOfferView>> {
    return this.posy.call(routes.startSecondFactor, { token, body: proof });
  }

  confirm(token: string, mfaCode: string): Promise<Answer<RecoveryCodesView>> {
    return this.posy.call(routes.confirmSecondFactor, { token, body: { mfaCode } });
  }

  status(token: string): Promise<Answer<SecondFactorView>> {
    return this.posy.call(routes.secondFactor, { token });
  }

  turnOff(token: string, mfaCode: string, more: object = {}): Promise<Answer<SecondFactorView>> {
    const body = { password, mfaCode, type: 'authenticator', ...more };
    return this.posy.call(routes.turnOffSecondFactor, { token, body });
  }

  renew(token: string, mfaCode: string, more: object = {}): Promise<Answer<RecoveryCodesView>> {
    const body = { password, mfaCode, type: 'authenticator', ...more };
    return this.posy.call(routes.renewRecoveryCodes, { token, body });
  }

  login(email: string, word = password): Promise<Answer<SecondFactorAskedView>> {
    return this.posy.call(identityRoutes.login, { body: { identifier: email, password: word } });
  }

  /** The first step of a sign-in. */
  async asked(email: string): Promise<Asked> {
    const { body, headers } = await this.login(email);
    return { session: body.challenge.session, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
  }

  respond(
    { session, cookie }: Partial<Asked>,
    username: string,
    mfaCode: unknown,
    type: SecondFactorKind = 'authenticator',
    more: object = {},
  ): Promise<Answer<SignedInView>> {
    const body = { username, mfaCode, session, type, ...more };
    return this.posy.call(routes.respondToMfa, { body, ...(cookie !== undefined && { headers: { cookie } }) });
  }

  /** Both steps of a sign-in. */
  async signIn({ email, secret }: Guarded): Promise<Answer<SignedInView>> {
    return this.respond(await this.asked(email), email, codeOf(secret));
  }

  /** Moves the step of the latest accepted code into the past. */
  async letStepsPass(userId: string, steps = 10): Promise<void> {
    await this.posy.sql(`update identity.second_factor set last_step = last_step - $2 where user_id = $1`, [
      userId,
      steps,
    ]);
  }

  /** Moves the last wrong code into the past. */
  async letPausePass(userId: string, seconds: number): Promise<void> {
    await this.posy.sql(
      `update identity.second_factor set paused_until = paused_until - make_interval(secs => $2) where user_id = $1`,
      [userId, seconds],
    );
  }

  async kindsOf(userId: string): Promise<string[]> {
    const events = await this.posy.sql<{ kind: string }>(
      `select kind from identity.security_event where user_id = $1 order by at, id`,
      [userId],
    );
    return events.map(({ kind }) => kind);
  }
}
