import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isSignedCommand, readRemoteCommand } from '#contracts/messaging/remote-command.js';
import { OperationsSettings } from '#src/platform/config/operations-settings.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { Push } from '#src/platform/realtime/push.js';
import { SentCommand } from '../domain/sent-command.js';

/**
 * Sends a signed command of a fixed list to all browsers (MSG-26). The server has the public key only: an operator signs
 * with a key of their own, so that nobody who takes over the server commands the browsers.
 */
export class ExecuteRemote extends Command<void> {
  constructor(
    readonly signature: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(ExecuteRemote)
export class ExecuteRemoteHandler implements ICommandHandler<ExecuteRemote> {
  constructor(
    private readonly settings: OperationsSettings,
    private readonly unitOfWork: UnitOfWork,
    private readonly push: Push,
  ) {}

  /** @throws Refusal `remote-commands-off`, `signature-not-valid`; `invalid-input` for a code that is no command now */
  async execute({ signature, code }: ExecuteRemote): Promise<void> {
    const { remoteCommandKey: key } = this.settings;
    if (key === undefined) throw new Refusal('remote-commands-off', 'Commands to browsers are off on this site.');
    if (!(await isSignedCommand(key, signature, code))) throw new Refusal('signature-not-valid', 'signature not valid');
    const now = new Date();
    if (!readRemoteCommand(code, now.getTime())) {
      throw new Refusal('invalid-input', 'Check code.', { fields: { code: ['not-a-command'] } });
    }
    const isNew = await this.unitOfWork.run(async (em) => {
      if ((await em.count(SentCommand, { code })) > 0) return false;
      em.persist(Object.assign(new SentCommand(), { code, sentAt: now }));
      return true;
    });
    if (isNew) await this.push.toEveryone('ExecuteRemote', { signature, code });
  }
}
