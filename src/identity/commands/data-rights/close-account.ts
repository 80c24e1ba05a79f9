import type { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/domain/refusal.js';
import { CurrentPassword, wrongPassword } from '../../credentials/current-password.js';
import { AccountCloser } from '../../data-rights/account-closer.js';
import { User } from '../../domain/user.js';
import { codeRefused } from '../../one-time-codes/code-refused.js';
import { OneTimeCodes } from '../../one-time-codes/one-time-codes.js';
import { SecurityLog } from '../../security-log/security-log.js';

/** A person closes the account, and shows once more who they are: with the password, or else with a mailed code. */
export class CloseAccount extends Command<void> {
  constructor(
    readonly userId: string,
    readonly proof: { readonly password?: string | undefined; readonly otp?: string | undefined },
  ) {
    super();
  }
}

@CommandHandler(CloseAccount)
export class CloseAccountHandler implements ICommandHandler<CloseAccount> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly current: CurrentPassword,
    private readonly codes: OneTimeCodes,
    private readonly closer: AccountCloser,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * @throws Refusal `invalid-input` naming `password` or `otp`, `one-time-code-refused` (the try is counted),
   *   `operator-account`; then nothing has changed
   */
  async execute({ userId, proof }: CloseAccount): Promise<void> {
    const person = await this.current.personOf(userId);
    if (person.passwordHash === null) return this.closeWithCode(person, proof.otp);
    if (proof.password === undefined) throw missing('password', 'Enter your password.');
    await this.current.check(person, proof.password, 'password');
    await this.close(async (em) => {
      const unchanged = await em.findOne(User, { id: userId, passwordHash: person.passwordHash });
      if (!unchanged) throw wrongPassword('password');
      return true;
    }, userId);
  }

  private async closeWithCode({ id: userId, email }: User, digits: string | undefined): Promise<void> {
    if (digits === undefined) throw missing('otp', 'Enter the code from the mail.');
    const owner = { userId, purpose: 'close-account', address: email } as const;
    if (await this.close((em) => this.codes.redeem(em, owner, digits), userId)) return;
    // Only now: thrown inside, it would take back that the try was counted.
    await this.securityLog.record({ kind: 'code-refused', userId });
    throw codeRefused();
  }

  private async close(isProved: (em: EntityManager) => Promise<boolean>, userId: string): Promise<boolean> {
    const ended = await this.unitOfWork.run(async (em) =>
      (await isProved(em)) ? (await this.closer.close(em, userId, null)).ended : undefined,
    );
    if (ended) this.closer.refuse(ended);
    return ended !== undefined;
  }
}

const missing = (field: string, message: string) =>
  new Refusal('invalid-input', message, { fields: { [field]: ['required'] } });
