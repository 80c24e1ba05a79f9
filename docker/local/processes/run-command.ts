import { BoundProcess } from './bound-process.ts';
import type { BoundProcessOptions } from './bound-process.ts';

/** A command that ended with an error; `lines` are the last of its output. */
export class CommandFailed extends Error {
  readonly lines: string[];

  constructor(message: string, lines: string[]) {
    super(message);
    this.name = 'CommandFailed';
    this.lines = lines;
  }
}

/**
 * Runs a command to its end; like every process of the launcher it cannot outlive it.
 * @throws CommandFailed when it does not succeed.
 */
export async function runCommand(options: BoundProcessOptions): Promise<void> {
  const running = await BoundProcess.start(options);
  const keepAlive = setInterval(() => undefined, 60_000);
  const end = await running.exited.finally(() => clearInterval(keepAlive));
  if (end !== 'exit code 0') {
    throw new CommandFailed(`${options.command[0]} ended with ${end}`, running.lastLines(12));
  }
}
