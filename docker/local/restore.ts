/**
 * `npm run restore -- <file>`: restores a backup into a data folder without data. Reads the same settings as `npm
 * start`.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { putBack } from './backup/put-back.ts';
import { readLauncherSettings, root } from './launcher/settings.ts';
import { StartProblem } from './start-problem.ts';

const settingsFile = join(root, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
const report = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new StartProblem('Say which backup to restore: npm run restore -- <file>.');
  const settings = readLauncherSettings([], process.env);
  await putBack({ settings, env: process.env, file: resolve(file), report });
  report('Restored. Start Posy with npm start: search fills again while it starts.');
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
