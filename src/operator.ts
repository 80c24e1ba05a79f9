import { userInfo } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { isEmailAddress } from '#contracts/identity/email-address.js';
import type { AuditedAction } from '#contracts/operations/operations-words.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { AddOperator, AddOperatorHandler } from './identity/operators/commands/add-operator.js';
import { RemoveOperator, RemoveOperatorHandler } from './identity/operators/commands/remove-operator.js';
import { KeySeal } from './identity/credentials/key-seal.js';
import { RevokedSessions } from './identity/sessions/revoked-sessions.js';
import { AccountNotices } from './identity/notices/account-notices.js';
import { CodeDigits } from './identity/one-time-codes/code-digits.js';
import { OneTimeCodes } from './identity/one-time-codes/one-time-codes.js';
import { AuthenticatorCodes } from './identity/second-factor/authenticator-codes.js';
import { RecoveryCodes } from './identity/second-factor/recovery-codes.js';
import { SecondFactors } from './identity/second-factor/second-factors.js';
import { SecurityLog } from './identity/security-log/security-log.js';
import { SessionEnder } from './identity/sessions/session-ender.js';
import { Audit } from './operations/audit/audit.js';
import type { ProgramSettings } from './platform/config/program-settings.js';
import { UnitOfWork } from './platform/database/unit-of-work.js';
import { runShellProgram } from './shell-program.js';

const handlers = [AddOperatorHandler, RemoveOperatorHandler];
const services = [
  AccountNotices,
  Audit,
  AuthenticatorCodes,
  CodeDigits,
  KeySeal,
  OneTimeCodes,
  RecoveryCodes,
  RevokedSessions,
  SecondFactors,
  SecurityLog,
  SessionEnder,
];

/** `npm run operator -- add|remove EMAIL`: makes the first operator, and any other; nobody can from the site. */
const [action = '', email = ''] = process.argv.slice(2);
if ((action !== 'add' && action !== 'remove') || !isEmailAddress(email)) {
  process.stderr.write('Usage: npm run operator -- add|remove EMAIL\n');
  process.exit(1);
}
await runShellProgram({ imports: [CqrsModule.forRoot()], providers: [...handlers, ...services] }, carryOut);

/** Answers the sentence that the program prints. */
async function carryOut(app: INestApplicationContext, { publicUrl }: ProgramSettings): Promise<string> {
  const commands = app.get(CommandBus);
  const audit = app.get(Audit);
  const user = userInfo().username;
  const by = `${user} with npm run operator`;
  const note = (done: AuditedAction, userId: string) =>
    audit.recordSuccess({
      userId: null,
      action: done,
      target: { kind: 'user', id: userId },
      reason: `npm run operator, by ${user}`,
    });
  return app.get(UnitOfWork).run(async () => {
    if (action === 'remove') {
      await note('operator-removed', await commands.execute(new RemoveOperator(email, by)));
      return `${email} is no longer an operator. All of their sessions have ended.`;
    }
    const { outcome, userId } = await commands.execute(new AddOperator(email, by));
    if (outcome !== 'was-one') await note('operator-added', userId);
    return {
      'code-mailed': `${email} is an operator now. A code was mailed to them: it sets their password at ${publicUrl}${pagePaths.forgotPassword}, which sends another one when that has expired.`,
      told: `${email} is an operator now and has been told by email. All of their sessions have ended.`,
      'was-one': `${email} is an operator already.`,
    }[outcome];
  });
}
