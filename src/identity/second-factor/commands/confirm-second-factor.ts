import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { User } from '../../users/domain/user.js';
import { AccountNotices } from '../../notices/account-notices.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';
import { AuthenticatorCodes } from '../authenticator-codes.js';
import { RecoveryCodes, type NewRecoveryCodes } from '../recovery-codes.js';
import { secondFactorRefused, SecondFactors } from '../second-factors.js';

/** Turns the second factor on with the first code of the app, and returns recovery codes. */
export class ConfirmSecondFactor extends Command<string[]> {
  constructor(
    readonly userId: string,
    /** The session that continues. All others end, because they began without a code. */
    readonly sessionId: string,
    readonly digits: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmSecondFactor)
export class ConfirmSecondFactorHandler implements ICommandHandler<ConfirmSecondFactor> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly factors: SecondFactors,
    private readonly codes: AuthenticatorCodes,
    private readonly recovery: RecoveryCodes,
    private readonly sessions: SessionEnder,
    private readonly notices: AccountNotices,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `enrolment-expired` without a pending secret, `second-factor-refused` for a wrong code; such
   *   attempts are not counted, because only a guess without the secret is an attack
   */
  async execute(command: ConfirmSecondFactor): Promise<string[]> {
    await this.unitOfWork.run((em) => this.verifiedStep(em, command));
    // Between two units of work, because hashing takes long and must not hold a connection.
    const recovery = await this.recovery.make();
    this.sessions.refuse(await this.unitOfWork.run((em) => this.turnOn(em, command, recovery)));
    return [...recovery.codes];
  }

  /** Returns the time step of the code for the pending secret. */
  private async verifiedStep(em: EntityManager, { userId, digits }: ConfirmSecondFactor) {
    const now = new Date();
    const factor = await this.factors.locked(em, userId);
    const candidate = factor.candidate(now);
    if (candidate === null) throw new Refusal('enrolment-expired', 'This took too long. Start over.');
    const step = this.codes.stepOf(userId, candidate, digits, now);
    if (step === undefined) throw secondFactorRefused();
    return { factor, step };
  }

  private async turnOn(em: EntityManager, command: ConfirmSecondFactor, recovery: NewRecoveryCodes): Promise<string[]> {
    const { userId, sessionId } = command;
    const { factor, step } = await this.verifiedStep(em, command);
    factor.turnOn(step, recovery, new Date());
    this.notices.send(em, 'second-factor-on', await em.findOneOrFail(User, userId));
    await this.securityLog.record({ kind: 'second-factor-changed', userId, sessionId, note: 'on' });
    return this.sessions.endAll(em, userId, sessionId);
  }
}
