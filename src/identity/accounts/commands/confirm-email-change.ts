import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { EmailChange } from '../domain/email-change.js';
import { User } from '../../users/domain/user.js';
import { AccountNotices } from '../../notices/account-notices.js';
import { codeRefused } from '../../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';
import { SessionEnder } from '../../sessions/session-ender.js';

/** Confirms the next address of a change of email. The code of the new address completes it. */
export class ConfirmEmailChange extends Command<void> {
  constructor(
    readonly userId: string,
    /** The session that continues. */
    readonly sessionId: string,
    readonly digits: string,
  ) {
    super();
  }
}

type Outcome = 'refused' | 'next' | { ended: string[] };

@CommandHandler(ConfirmEmailChange)
export class ConfirmEmailChangeHandler implements ICommandHandler<ConfirmEmailChange> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly codes: OneTimeCodes,
    private readonly notices: AccountNotices,
    private readonly sessions: SessionEnder,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `one-time-code-refused` for a wrong code (the attempt is counted), `email-change-over` without a
   *   pending change, `email-taken` when another account has the address by now (the change is cancelled)
   */
  async execute(command: ConfirmEmailChange): Promise<void> {
    const { userId } = command;
    const outcome = await this.tryOrDrop(command);
    // Thrown after the unit of work, which would roll back the counted attempt otherwise.
    if (outcome === 'refused') {
      await this.securityLog.record({ kind: 'code-refused', userId });
      throw codeRefused();
    }
    if (outcome !== 'next') this.sessions.refuse(outcome.ended);
  }

  private async tryOrDrop(command: ConfirmEmailChange): Promise<Outcome> {
    try {
      return await this.unitOfWork.run((em) => this.try(em, command));
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      await this.unitOfWork.run((em) => em.nativeDelete(EmailChange, { userId: command.userId }));
      // This may be revealed now, because the user has confirmed the mailbox.
      throw new Refusal('email-taken', 'An account with this email already exists.');
    }
  }

  private async try(em: EntityManager, { userId, sessionId, digits }: ConfirmEmailChange): Promise<Outcome> {
    const change = await em.findOne(EmailChange, { userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const user = await em.findOne(User, userId);
    const now = new Date();
    if (!change || !user || change.isOver(now)) throw emailChangeOver();
    const owner = { userId, purpose: 'change-email', address: change.addressToConfirm(user.email) } as const;
    if (!(await this.codes.redeem(em, owner, digits))) return 'refused';
    if (!change.confirm(now)) {
      await this.codes.request(em, { ...owner, address: change.newEmail });
      return 'next';
    }
    this.notices.send(em, 'email-changed', user);
    user.changeEmail(change.newEmail, now);
    em.remove(change);
    await this.securityLog.record({ kind: 'email-changed', userId, sessionId });
    return { ended: await this.sessions.endAll(em, userId, sessionId) };
  }
}

export const emailChangeOver = (): Refusal =>
  new Refusal('email-change-over', 'No email change is in progress. Start over.');
