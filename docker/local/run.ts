import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readKeptEnvironment } from './launcher/kept-environment.ts';
import { root } from './launcher/settings.ts';

/**
 * Runs one of our programs beside a running `npm start`, with the addresses of its services; the environment overrides
 * them.
 *
 *     npm run seed -- --listings 100000
 */
const [program, ...args] = process.argv.slice(2);
const kept = readKeptEnvironment(process.env.POSY_DATA_DIR || join(root, '.data'));
if (program === undefined) {
  process.stderr.write('Say which program to run, such as src/seed.js.\n');
  process.exitCode = 1;
} else if (!kept && !process.env.DATABASE_URL) {
  process.stderr.write(
    'Start Posy first with npm start, or set DATABASE_URL and the other settings of .env.example.\n',
  );
  process.exitCode = 1;
} else {
  const child = spawn(process.execPath, [join(root, 'dist', program), ...args], {
    stdio: 'inherit',
    env: { ...kept, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => (process.exitCode = code ?? 1));
}
