import { join } from 'node:path';
import { buildIfChanged } from '../build-if-changed.ts';
import { launchService } from '../local-service.ts';
import type { LocalService } from '../local-service.ts';
import { findJava } from '../packages/java.ts';
import { installJavaAndMaven } from '../packages/maven-artifact.ts';
import { rotateLogs } from '../processes/log-file.ts';
import { migrationSettings, postgresUrls } from '../postgres-roles.ts';
import { startPaymentServer } from '../payment-server.ts';
import { startServices } from '../services.ts';
import { startSignInService } from '../sign-in-service.ts';
import { checkDataFolder, checkFreeDisk, checkPorts, takeDataFolder } from './checks.ts';
import { migrate, seedOnce, waitForSearch } from './first-data.ts';
import { keepEnvironment } from './kept-environment.ts';
import {
  demoOperatorPassword,
  hasStandInPayments,
  hasStandInSignIn,
  programEnvironment,
  runsDemo,
} from './programs.ts';
import type { Program, Programs } from './programs.ts';
import { reloadOnChange } from './reload.ts';
import type { LauncherSettings } from './settings.ts';
import { makeStep } from '../step.ts';
import type { Step } from '../step.ts';
import { StopHandler } from './stop-handler.ts';
import { Supervisor } from './supervisor.ts';

/** For the processes of a launcher that was killed a moment ago. */
const patienceWithLeftovers = 15_000;

/**
 * Checks, builds, starts everything in order, says when it is ready, and keeps it running until it is told to stop.
 * Ends the process: code 0 when it was stopped, 1 with one sentence when something has to be put right, 130 when it
 * was stopped by force.
 */
export async function launch(settings: LauncherSettings, programs: Programs, env = process.env): Promise<void> {
  const stopHandler = new StopHandler();
  const { report } = stopHandler;
  const supervisor = new Supervisor(report, (problem) => {
    if (settings.dev) report(`${problem.message}\nWaiting for the next change of the sources.`);
    else void stopHandler.fail(problem);
  });
  stopHandler.first(() => supervisor.stop(programs.servers.map(({ name }) => name)));
  try {
    await check(settings, env, stopHandler);
    await start(settings, programs, env, supervisor, report);
  } catch (error) {
    await stopHandler.fail(error);
  }
}

async function check(settings: LauncherSettings, env: NodeJS.ProcessEnv, stopHandler: StopHandler): Promise<void> {
  const { dataDir } = settings;
  checkDataFolder(dataDir);
  const { release, tookOver } = takeDataFolder(settings);
  stopHandler.last(release);
  checkFreeDisk(dataDir);
  await checkPorts(settings, env, tookOver ? patienceWithLeftovers : 0);
  rotateLogs(join(dataDir, 'logs'));
  if (!env.ELASTICSEARCH_URL && !findJava()) {
    await installJavaAndMaven({
      dataDir,
      report: stopHandler.report,
      otherwise: 'set ELASTICSEARCH_URL to a server of your own',
    });
  }
}

async function start(
  settings: LauncherSettings,
  programs: Programs,
  outside: NodeJS.ProcessEnv,
  supervisor: Supervisor,
  report: (line: string) => void,
): Promise<void> {
  const { dataDir, ports } = settings;
  const since = Date.now();
  const step = makeStep(report);
  report(`Posy is starting (data in ${dataDir})`);
  const [{ urls: started, services }] = await Promise.all([
    startServices({ dataDir, ports, report, env: outside }),
    buildIfChanged(report, programs.build),
  ]);
  for (const service of services) supervisor.keep(service);
  const databaseIsOurs = started.databaseUrl !== outside.DATABASE_URL;
  const roles = databaseIsOurs ? postgresUrls(dataDir, started.databaseUrl) : undefined;
  const urls = { ...started, databaseUrl: roles?.programs ?? started.databaseUrl };
  const env = programEnvironment(settings, urls, outside);
  // Beside everything else: the site is ready without it, and asks it only when somebody signs in with it.
  if (hasStandInSignIn(settings, urls, outside)) void keepSignInService(settings, env, supervisor, report);
  if (hasStandInPayments(settings, urls, outside)) void keepPaymentServer(settings, env, supervisor, report);
  keepEnvironment(dataDir, env);
  const { MIGRATION_DATABASE_URL, DATABASE_ADMIN_URL } = roles ? migrationSettings(roles) : outside;
  await migrate(programs, { dataDir, env: { ...env, MIGRATION_DATABASE_URL, DATABASE_ADMIN_URL }, step });
  const isFirst = databaseIsOurs && (await seedOnce(programs, { dataDir, env, step }));
  await Promise.all(
    programs.servers.map(async (program) => supervisor.keep(await startProgram(program, dataDir, env, step))),
  );
  if (isFirst) await waitForSearch(programs, step);
  const isDemo = runsDemo(settings, urls, outside);
  const signIns = isDemo ? demo(demoOperatorPassword(dataDir, outside)) : databaseIsOurs ? publicDemo : noDemo;
  report(announcement(settings, signIns, urls.mailPageUrl, since));
  if (settings.dev) reloadOnChange(programs, supervisor, report);
}

async function keepSignInService(
  { dataDir, ports }: LauncherSettings,
  env: NodeJS.ProcessEnv,
  supervisor: Supervisor,
  report: (line: string) => void,
): Promise<void> {
  try {
    const siteUrl = env.PUBLIC_URL ?? '';
    supervisor.keep(await startSignInService({ dataDir, port: ports.signIn, siteUrl }));
  } catch (error) {
    report(`The sign-in service did not start: ${(error as Error).message} Everything else works.`);
  }
}

/** Beside everything else, like the sign-in service: only plans and checkout need it. */
async function keepPaymentServer(
  { dataDir, ports, siteUrl }: LauncherSettings,
  env: NodeJS.ProcessEnv,
  supervisor: Supervisor,
  report: (line: string) => void,
): Promise<void> {
  try {
    const webhookUrl = `${siteUrl}/api/stripe/webhook`;
    const options = { dataDir, port: ports.payments, siteUrl: env.PUBLIC_URL ?? siteUrl, webhookUrl };
    supervisor.keep(await startPaymentServer(options));
  } catch (error) {
    report(`The payment server did not start: ${(error as Error).message} Everything else works.`);
  }
}

function startProgram(program: Program, dataDir: string, env: NodeJS.ProcessEnv, step: Step): Promise<LocalService> {
  const startIt = (): Promise<LocalService> =>
    launchService({
      name: program.name,
      url: program.readyUrl,
      command: [process.execPath, ...program.args],
      env: { ...env, ...program.env },
      logFile: join(dataDir, 'logs', `${program.name}.log`),
      graceMs: 4000,
      isReady: async () => (await fetch(program.readyUrl, { signal: AbortSignal.timeout(3000) })).ok,
      patienceMs: 60_000,
      startAgain: startIt,
    });
  return step(`Starting ${program.name}`, startIt);
}

// A demo that was seeded before its site had a public address keeps its passwords: docs/operations.md says what to do.
const publicDemo = `  Demo data    couple@posy.example and vendor@posy.example get a password at /forgot-password, with a mailed code
  Operators    none yet, npm run operator -- add EMAIL makes one`;

const demo = (operatorPassword = 'as before') => `  Sign in as   couple@posy.example or vendor@posy.example
  Password     Posy-demo-2026
  Operator     operator@posy.example, password ${operatorPassword}`;

// Accounts whose password everybody knows do not belong into a database that somebody uses.
const noDemo = '  Demo data    none, the database is your own; npm run seed writes them';

function announcement(
  { dataDir, siteUrl }: LauncherSettings,
  signIns: string,
  mailPageUrl: string | undefined,
  since: number,
) {
  return `
Posy is ready: ${siteUrl}

${signIns}
  Mail page    ${mailPageUrl ?? 'none here, mails go to the server of SMTP_URL'}

Started in ${((Date.now() - since) / 1000).toFixed(1)} s. Logs are in ${join(dataDir, 'logs')}. Ctrl-C stops everything.`;
}
