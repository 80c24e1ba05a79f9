/**
 * Runs a program for as long as its own parent lives, on systems without `setpriv`. The parent holds the other end of
 * the standard input; when that closes, the parent has ended, and the program is killed with all its descendants.
 *
 *     node run-bound.ts <program> [arguments…]
 */
import { spawn } from 'node:child_process';
import { processTree } from './process-table.ts';

const [command, ...args] = process.argv.slice(2) as [string, ...string[]];
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT'] as const) process.on(signal, () => child.kill(signal));

process.stdin.on('close', () => {
  for (const pid of child.pid === undefined ? [] : processTree(child.pid)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
  process.exit(1);
});
process.stdin.resume();

child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
