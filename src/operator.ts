import { userInfo } from 'node:os';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { isEmailAddress } from '#contracts/identity/email-address.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { AddOperator, AddOperatorHandler } from './identity/commands/operators/add-operator.js';
import { RemoveOperator, RemoveOperatorHandler } from './identity/commands/operators/remove-operator.js';
import { KeySeal } from './identity/credentials/key-seal.js';
import { RevokedSessions } from './identity/credentials/revoked-sessions.js';
import { AccountNotices } from './identity/notices/account-notices.js';
import { CodeDigits } from './identity/one-time-codes/code-digits.js';
import { OneTimeCodes } from './identity/one-time-codes/one-time-codes.js';
import { AuthenticatorCodes } from './identity/second-factor/authenticator-codes.js';
import { RecoveryCodes } from './identity/second-factor/recovery-codes.js';
import { SecondFactors } from './identity/second-factor/second-factors.js';
import { SecurityLog } from './identity/security-log/security-log.js';
import { SessionEnder } from './identity/sessions/session-ender.js';
import { runShellProgram } from './shell-program.js';

const handlers = [AddOperatorHandler, RemoveOperatorHandler];
const services = [
  AccountNotices,
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
await runShellProgram({ imports: [CqrsModule.forRoot()], providers: [...handlers, ...services] }, (app, config) =>
  carryOut(app.get(CommandBus), config.publicUrl),
);

/** Answers the sentence that the program prints. */
async function carryOut(commands: CommandBus, publicUrl: string): Promise<string> {
  const by = `${userInfo().username} with npm run operator`;
  if (action === 'remove') {
    await commands.execute(new RemoveOperator(email, by));
    return `${email} is no longer an operator. All of their sessions have ended.`;
  }
  const setPassword = `${publicUrl}${pagePaths.forgotPassword}`;
  const said = {
    'code-mailed': `${email} is an operator now. A code was mailed to them: it sets their password at ${setPassword}, which sends another one when that has expired.`,
    told: `${email} is an operator now and has been told by email. All of their sessions have ended.`,
    'was-one': `${email} is an operator already.`,
  };
  return said[await commands.execute(new AddOperator(email, by))];
}
