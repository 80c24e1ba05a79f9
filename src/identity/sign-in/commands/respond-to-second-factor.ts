import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SecondFactorKind } from '#contracts/identity/second-factor.requests.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { normaliseEmail } from '../../users/domain/normalise-email.js';
import { User } from '../../users/domain/user.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionStarter } from '../session-starter.js';
import { pausedFor, secondFactorRefused, SecondFactors, type ShownCode } from '../../second-factor/second-factors.js';
import { PendingSignIns } from '../pending-sign-ins.js';

/** The second step of a sign-in (ID-120), which starts the session. */
export class RespondToSecondFactor extends Command<SignedInView['data']> {
  constructor(
    readonly username: string,
    readonly type: SecondFactorKind,
    readonly mfaCode: string,
    /** The secret from the response of the first step. */
    readonly session: string,
    /** The secret from the browser's cookie. */
    readonly browser: string | undefined,
  ) {
    super();
  }
}

interface Outcome {
  userId?: string;
  signedIn?: SignedInView['data'];
  /** Seconds to wait. */
  paused?: number;
}

@CommandHandler(RespondToSecondFactor)
export class RespondToSecondFactorHandler implements ICommandHandler<RespondToSecondFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly pending: PendingSignIns,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionStarter,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `sign-in-expired` when this browser has no pending sign-in, `second-factor-refused` for a wrong
   *   code, `too-many-requests` after too many of them
   */
  async execute(command: RespondToSecondFactor): Promise<SignedInView['data']> {
    const { type, mfaCode } = command;
    const userId = await this.unitOfWork.run(async (em) => (await this.open(em, command))?.user.id);
    if (userId === undefined) throw expired();
    const shown = await this.factors.read(userId, type, mfaCode);
    const outcome = await this.unitOfWork.run((em) => this.try(em, command, shown));
    if (outcome.signedIn) return outcome.signedIn;
    if (outcome.paused !== undefined) throw pausedFor(outcome.paused);
    if (outcome.userId === undefined) throw expired();
    // Thrown after the unit of work, which would roll back the counted attempt otherwise.
    await this.securityLog.record({ kind: 'second-factor-refused', userId, note: type });
    throw secondFactorRefused();
  }

  private async open(em: EntityManager, { session, browser, username }: RespondToSecondFactor) {
    if (browser === undefined) return undefined;
    const pending = await this.pending.open(em, session, browser, new Date());
    const user = pending && (await em.findOne(User, { id: pending.userId, username: normaliseEmail(username) }));
    return pending && user ? { pending, user } : undefined;
  }

  private async try(em: EntityManager, command: RespondToSecondFactor, shown: ShownCode): Promise<Outcome> {
    const now = new Date();
    const open = await this.open(em, command);
    if (!open) return {};
    const { pending, user } = open;
    const factor = await this.factors.locked(em, user.id);
    const paused = factor.secondsPaused(now);
    if (paused > 0) return { paused };
    if (!this.factors.try(em, factor, user, shown, now)) {
      pending.recordFailure();
      return { userId: user.id };
    }
    em.remove(pending);
    return { userId: user.id, signedIn: await this.sessions.startAuthenticated(user, pending.provider) };
  }
}

const expired = () => new Refusal('sign-in-expired', 'This sign-in has expired. Start over with your password.');
