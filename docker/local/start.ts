/**
 * `npm start`: starts everything Posy needs, without Docker. `npm run dev` (`--dev`) reloads api, workers and pages on
 * change.
 *
 * Settings come from the environment or from a file `.env`: those of the programs (see `.env.example`), POSY_DATA_DIR,
 * POSY_DEMO_LISTINGS, POSY_ES_HEAP, and one port for each listener (see `launcher/settings.ts`). DATABASE_URL,
 * REDIS_URL, ELASTICSEARCH_URL and SMTP_URL name servers to use instead of starting them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launcher/launch.ts';
import { posyPrograms } from './launcher/programs.ts';
import { readLauncherSettings, root } from './launcher/settings.ts';
import { StartProblem } from './start-problem.ts';

const settingsFile = join(root, '.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);

try {
  const settings = readLauncherSettings(process.argv.slice(2), process.env);
  await launch(settings, posyPrograms(settings));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
