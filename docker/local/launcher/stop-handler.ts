import { killAllProcesses, stopAllProcesses } from '../processes/bound-process.ts';
import { StartProblem } from '../start-problem.ts';
import { readableLog } from './readable-log.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Under npm a Ctrl-C arrives twice: from the terminal, and forwarded by npm. */
const sameCtrlCMs = 1000;

/**
 * The only way to stop the launcher: programs first, then services and other processes, then the lock of the data
 * folder. SIGINT, SIGTERM and SIGHUP trigger it, and so does the end of the npm that started us; a second Ctrl-C kills.
 */
export class StopHandler {
  private stopFirst: () => Promise<void> = () => Promise.resolve();
  private doLast: () => void = () => undefined;
  private stoppingSince: number | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.onSignal());
    // The reader of our output may have ended; stopping continues.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
    this.watchParent();
  }

  /** Processes to stop first. */
  first(stop: () => Promise<void>): void {
    this.stopFirst = stop;
  }

  /** Runs when no process is left. */
  last(work: () => void): void {
    this.doLast = work;
  }

  /** Prints a line of progress, unless it is stopping: later results do not matter. */
  readonly report = (line: string): void => {
    if (this.stoppingSince === undefined) print(line);
  };

  /** Prints what a person has to fix, and ends with code 1. */
  async fail(error: unknown): Promise<void> {
    if (this.stoppingSince !== undefined) return;
    if (error instanceof StartProblem) {
      for (const line of readableLog(error.lines)) process.stderr.write(`  ${line}\n`);
      process.stderr.write(`${error.message}\n`);
    } else {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    }
    await this.end(1);
  }

  private onSignal(): void {
    if (this.stoppingSince === undefined) {
      print('Stopping');
      void this.end(0);
    } else if (Date.now() - this.stoppingSince > sameCtrlCMs) {
      killAllProcesses();
      this.doLast();
      process.exit(130);
    }
  }

  private async end(code: number): Promise<void> {
    this.stoppingSince = Date.now();
    await this.stopFirst();
    await stopAllProcesses();
    this.doLast();
    if (code === 0) print('Everything is stopped');
    process.exit(code);
  }

  /** Also keeps the launcher alive: its children alone do not. */
  private watchParent(): void {
    const parent = process.ppid;
    const startedByNpm = process.env.npm_lifecycle_event !== undefined;
    setInterval(() => {
      if (startedByNpm && process.ppid !== parent && this.stoppingSince === undefined) void this.end(0);
    }, 500);
  }
}
