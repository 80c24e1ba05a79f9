import 'reflect-metadata';
import { userInfo } from 'node:os';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
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
import { messageRoutes } from './message-routes.js';
import { Config } from './platform/config/config.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { workerLimits } from './platform/database/orm-options.js';
import { Refusal } from './platform/domain/refusal.js';
import { databaseSchemas } from './schema.js';

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
@Module({})
class OperatorModule {
  static with(config: Config): DynamicModule {
    return {
      module: OperatorModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.forRoot(databaseSchemas, messageRoutes, workerLimits),
        CqrsModule.forRoot(),
      ],
      providers: [...handlers, ...services],
    };
  }
}

const [action = '', email = ''] = process.argv.slice(2);
if ((action !== 'add' && action !== 'remove') || !isEmailAddress(email)) {
  process.stderr.write('Usage: npm run operator -- add|remove EMAIL\n');
  process.exit(1);
}
const config = Config.fromEnvironment(process.env);
const app = await NestFactory.createApplicationContext(OperatorModule.with(config), { logger: ['warn', 'error'] });
try {
  process.stdout.write(`${await carryOut(app.get(CommandBus))}\n`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await app.close();
}

/** Answers what to tell whoever ran the program. */
async function carryOut(commands: CommandBus): Promise<string> {
  const by = `${userInfo().username} with npm run operator`;
  if (action === 'remove') {
    await commands.execute(new RemoveOperator(email, by));
    return `${email} is no longer an operator. All of their sessions have ended.`;
  }
  const setPassword = `${config.publicUrl}${pagePaths.forgotPassword}`;
  const said = {
    'code-mailed': `${email} is an operator now. A code was mailed to them: it sets their password at ${setPassword}, which sends another one when that has expired.`,
    told: `${email} is an operator now and has been told by email. All of their sessions have ended.`,
    'was-one': `${email} is an operator already.`,
  };
  return said[await commands.execute(new AddOperator(email, by))];
}
