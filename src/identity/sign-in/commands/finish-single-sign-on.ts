import { createHash, randomUUIDv7 } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { KeySeal } from '../../credentials/key-seal.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import type { SignInOutcome } from '../answer-sign-in.js';
import { SecondFactors } from '../../second-factor/second-factors.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { lockUserForSession } from '../../sessions/lock-user-for-session.js';
import { SessionEnder } from '../../sessions/session-ender.js';
import { SessionStarter } from '../session-starter.js';
import { OpenIdProvider } from '../open-id-provider.js';
import { personClaims, type PersonClaims } from '../person-claims.js';
import { SingleSignOnAttempt } from '../domain/single-sign-on-attempt.js';

/** Milliseconds until an attempt expires. */
const attemptLifetime = 10 * 60 * 1000;

/** The outcome, and the provider that was chosen. */
export interface FinishedSingleSignOn {
  readonly outcome: SignInOutcome;
  readonly provider: SingleSignOnProvider;
}

/** Exchanges the provider's code for a session, and creates or updates the account (ID-72). */
export class FinishSingleSignOn extends Command<FinishedSingleSignOn> {
  constructor(
    readonly code: string,
    readonly state: string,
    /** Id of the browser, from its cookie. */
    readonly browser: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(FinishSingleSignOn)
export class FinishSingleSignOnHandler implements ICommandHandler<FinishSingleSignOn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly database: ReadDatabase,
    private readonly openId: OpenIdProvider,
    private readonly seal: KeySeal,
    private readonly sessions: SessionStarter,
    private readonly ender: SessionEnder,
    private readonly factors: SecondFactors,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `invalid-state` when the state was not issued to this browser, was used, or is ten minutes old;
   *   `single-sign-on-failed`; `user-not-created` when there is no account and none can be created
   */
  async execute({ code, state, browser }: FinishSingleSignOn): Promise<FinishedSingleSignOn> {
    const attempt = await this.take(state, browser);
    const verifier = attempt && this.seal.open(hashOf(state), attempt.sealedVerifier);
    if (!attempt || verifier === undefined)
      return this.refuse('invalid-state', 'Invalid state object returned from SSO');
    const claims = personClaims(await this.openId.claimsFor(code, verifier, attempt.nonce));
    const user = await this.userOf(claims);
    if (!user) return this.refuse('user-not-created', 'An account can’t be created without a confirmed email.');
    const outcome = await this.start(user.id, attempt.provider);
    if (!outcome) return this.refuse('user-not-created', 'The account was removed a moment ago.');
    return { outcome, provider: attempt.provider };
  }

  private start(userId: string, provider: SingleSignOnProvider): Promise<SignInOutcome | undefined> {
    return this.unitOfWork.run(async (em) => {
      const user = await lockUserForSession(em, { id: userId });
      return user ? this.sessions.start(user, provider) : undefined;
    });
  }

  /** Deletes the attempt in any case, so that it is valid once. */
  private async take(state: string, browser: string | undefined): Promise<SingleSignOnAttempt | undefined> {
    const attempt = await this.unitOfWork.run(async (em) => {
      const found = await em.findOne(
        SingleSignOnAttempt,
        { stateHash: hashOf(state) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (found) em.remove(found);
      return found;
    });
    const isOurs = attempt && browser !== undefined && attempt.browserHash === hashOf(browser);
    return isOurs && Date.now() - attempt.createdAt.getTime() < attemptLifetime ? attempt : undefined;
  }

  private async userOf(claims: PersonClaims): Promise<User | undefined> {
    try {
      return await this.found(claims);
    } catch (error) {
      // An account with the same email was created at the same moment.
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      return this.found(claims);
    }
  }

  private async found(claims: PersonClaims): Promise<User | undefined> {
    const { user, ended } = await this.unitOfWork.run(async (em) => {
      const linked = await this.linked(em, claims);
      if (linked) {
        linked.updateFromClaims(claims);
        return { user: linked, ended: [] };
      }
      return this.link(em, claims);
    });
    this.ender.refuse(ended);
    return user;
  }

  private async linked(em: EntityManager, { subject }: PersonClaims): Promise<User | null> {
    const link = JSON.stringify({ [this.openId.issuer]: subject });
    const { rows } = await sql<{ id: string }>`
      select id from identity."user" where external_ids @> ${link}::jsonb limit 1`.execute(this.database.tables());
    return rows[0] ? em.findOne(User, rows[0].id) : null;
  }

  /** Links or creates an account only for an email that the provider has verified. */
  private async link(em: EntityManager, claims: PersonClaims): Promise<{ user?: User; ended: string[] }> {
    const { subject, email, firstName = '', lastName = '', phone = null } = claims;
    if (email === undefined) return { ended: [] };
    const now = new Date();
    const known = await em.findOne(User, { username: normaliseEmail(email) });
    // A stranger may have created the account with an email that was never confirmed, and still be signed in.
    const ended = known && !known.emailVerifiedAt ? await this.ender.endAll(em, known.id) : [];
    if (known) await this.factors.removeUnlessConfirmed(em, known);
    const person = { email, firstName, lastName, phone, passwordHash: null, roles: [] };
    const user = known ?? User.register({ ...person, id: randomUUIDv7() }, now);
    user.linkTo(this.openId.issuer, subject, now);
    user.updateFromClaims(claims);
    em.persist(user);
    await em.flush();
    const note = known ? 'to an account' : 'with a new account';
    await this.securityLog.record({ kind: 'single-sign-on-linked', userId: user.id, note });
    return { user, ended };
  }

  private async refuse(code: 'invalid-state' | 'user-not-created', message: string): Promise<never> {
    await this.securityLog.record({ kind: 'single-sign-on-failed', note: code });
    throw new Refusal(code, message);
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
