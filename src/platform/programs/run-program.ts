import { ConfigProblems } from '../config/config-problems.js';
import { collectGarbage } from './collect-garbage.js';

/** Milliseconds after which a program that does not stop is terminated. */
const stopTimeout = 10_000;

/**
 * Runs a program: a failed start prints a readable message and exits with code 1; SIGTERM and SIGINT stop it
 * gracefully.
 * @param start starts the program; returns a function that stops it
 */
export async function runProgram(name: string, start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopWith(name, stop));
    // Most of what a start has needed is of no use any more.
    collectGarbage();
  } catch (error) {
    process.stderr.write(`${messageOf(name, error)}\n`);
    process.exit(1);
  }
}

async function stopWith(name: string, stop: () => Promise<void>): Promise<void> {
  const limit = setTimeout(() => {
    process.stderr.write(`${name} did not stop within ${stopTimeout} ms\n`);
    process.exit(1);
  }, stopTimeout);
  try {
    await stop();
    clearTimeout(limit);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${messageOf(name, error)}\n`);
    process.exit(1);
  }
}

const messageOf = (name: string, error: unknown) => {
  if (error instanceof ConfigProblems) return error.message;
  return `The ${name} program ended: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
};
