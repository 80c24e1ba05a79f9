/**
 * `npm run backup [-- <file>]`: writes the database and the files of the local services to one archive, even while Posy
 * runs. Reads the same settings as `npm start`.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backUp, megabytes } from './backup/back-up.ts';
import { readLauncherSettings, root } from './launcher/settings.ts';
import { StartProblem } from './start-problem.ts';

const settingsFile = join(root, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
const report = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const since = Date.now();
  const [file] = process.argv.slice(2);
  const settings = readLauncherSettings([], process.env);
  const written = await backUp({ settings, env: process.env, file, report });
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  report(`The backup is complete: ${written} (${megabytes(statSync(written).size)}, ${seconds} s).`);
  report('Keep it on another disk, and in private: it has the passwords of people, and keys.');
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  for (const line of error.lines) process.stderr.write(`  ${line}\n`);
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
