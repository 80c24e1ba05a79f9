import { killAllProcesses, stopAllProcesses } from '../processes/bound-process.ts';
import { StartProblem } from '../start-problem.ts';
import { readableLog } from './readable-log.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

/** A Ctrl-C reaches us twice under npm: from the terminal, and passed on by npm. */
const sameCtrlCMs = 1000;

/**
 * The one way the launcher ends: programs first, then services and whatever else runs, then the lock of the data
 * folder. SIGINT, SIGTERM and SIGHUP lead here, and so does the end of the npm that started us; a second Ctrl-C kills.
 */
export class StopHandler {
  private stopFirst: () => Promise<void> = () => Promise.resolve();
  private doLast: () => void = () => undefined;
  private stoppingSince: number | undefined;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.onSignal());
    // Whoever read our lines may be gone; the work of stopping goes on.
    process.stdout.on('error', () => undefined);
    process.stderr.on('error', () => undefined);
    this.watchParent();
  }

  /** What has to be stopped before anything else. */
  first(stop: () => Promise<void>): void {
    this.stopFirst = stop;
  }

  /** What is done when nothing runs any more. */
  last(work: () => void): void {
    this.doLast = work;
  }

  /** Prints a line of progress, unless we are stopping: what still ends well or badly then is no news. */
  readonly report = (line: string): void => {
    if (this.stoppingSince === undefined) print(line);
  };

  /** Says what has to be put right and ends with code 1. */
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
