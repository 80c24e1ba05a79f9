import { ConfigProblems } from './config/config-problems.js';

/** A program that does not stop within this many milliseconds is ended. */
const stopLimit = 10_000;

/**
 * Runs one of the product's programs: a failed start is one readable message and exit code 1, SIGTERM and SIGINT stop it
 * in good order.
 * @param start answers how to stop
 */
export async function runProgram(name: string, start: () => Promise<() => Promise<void>>): Promise<void> {
  try {
    const stop = await start();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stopWith(name, stop));
  } catch (error) {
    process.stderr.write(`${messageOf(name, error)}\n`);
    process.exit(1);
  }
}

async function stopWith(name: string, stop: () => Promise<void>): Promise<void> {
  const limit = setTimeout(() => {
    process.stderr.write(`${name} did not stop within ${stopLimit} ms\n`);
    process.exit(1);
  }, stopLimit);
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
