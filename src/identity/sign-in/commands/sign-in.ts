import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Passwords } from '../../credentials/passwords.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import type { SignInOutcome } from '../answer-sign-in.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { lockUserForSession } from '../../sessions/lock-user-for-session.js';
import { SessionStarter } from '../session-starter.js';
import { lockSessionUser } from '../sign-in-state.js';

interface Tables {
  'identity.user': { id: string; username: string; password_hash: string | null };
}

/** The account as of the check of its password. */
interface Known {
  id: string;
  passwordHash: string | null;
  /** Version of its row (`xmin`), for `lockSessionUser`. */
  seen: string;
}

/** Signs in with email and password. Returns the session or the challenge for the second factor. */
export class SignIn extends Command<SignInOutcome> {
  constructor(
    readonly identifier: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly database: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwords: Passwords,
    private readonly sessions: SessionStarter,
    private readonly securityLog: SecurityLog,
  ) {}

  async execute(command: SignIn): Promise<SignInOutcome> {
    // A change of the account during the check requires one retry with its new state.
    const outcome = (await this.attempt(command)) ?? (await this.attempt(command));
    if (!outcome) throw invalidCredentials();
    return outcome;
  }

  /** Returns undefined when the account has changed since the check. */
  private async attempt({ identifier, password }: SignIn): Promise<SignInOutcome | undefined> {
    const known = await this.known(normaliseEmail(identifier));
    // Before the unit of work, because hashing takes long and must not hold a connection.
    if (!(await this.passwords.verify(password, known?.passwordHash ?? null)) || !known) {
      await this.securityLog.record({ kind: 'sign-in-failed', userId: known?.id });
      throw invalidCredentials();
    }
    const renewed = await this.renewed(known.passwordHash, password);
    // Conditional on the checked hash: a password that has changed meanwhile is not accepted.
    return this.unitOfWork.run((em) =>
      renewed === undefined ? this.start(known) : this.startWith(renewed, em, known),
    );
  }

  private async start(known: Known): Promise<SignInOutcome | undefined> {
    const arrival = await lockSessionUser(this.database, known);
    return arrival && this.sessions.start(arrival.user, 'password', arrival.state);
  }

  private async startWith(
    renewed: string,
    em: EntityManager,
    { id, passwordHash }: Known,
  ): Promise<SignInOutcome | undefined> {
    const user = await lockUserForSession(em, { id, passwordHash }, true);
    if (!user) return undefined;
    user.renewPasswordHash(renewed);
    // Flushed now, because the response contains the new version.
    await em.flush();
    return this.sessions.start(user, 'password');
  }

  /** Reads what the check of a password needs, in one query. */
  private known(username: string): Promise<Known | undefined> {
    return this.database
      .tables<Tables>()
      .selectFrom('identity.user')
      .where('username', '=', username)
      .select(['id', 'password_hash as passwordHash'])
      .select(sql<string>`xmin::text`.as('seen'))
      .executeTakeFirst();
  }

  /** Returns a hash with the current cost if the stored one is outdated. Only now is the password known. */
  private async renewed(passwordHash: string | null, password: string): Promise<string | undefined> {
    const isOutdated = passwordHash !== null && this.passwords.isOutdated(passwordHash);
    return isOutdated ? this.passwords.hash(password) : undefined;
  }
}

const invalidCredentials = () => new Refusal('invalid-credentials', 'invalid username or password');
