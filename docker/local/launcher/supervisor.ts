import type { LocalService } from '../local-service.ts';
import { StartProblem } from '../start-problem.ts';
import { readableLog } from './readable-log.ts';

interface Supervised {
  service: LocalService;
  /** When it was restarted without a request. */
  revivals: number[];
  /** Its end is expected: it is being stopped or replaced. */
  endIsWanted: boolean;
}

const triesPerMinute = 3;

/**
 * Restarts whatever ends by itself, with its last lines printed, a few times a minute. Beyond that, it calls `giveUp`
 * with the reason in one sentence.
 */
export class Supervisor {
  private readonly supervised = new Map<string, Supervised>();
  private readonly report: (line: string) => void;
  private readonly giveUp: (problem: StartProblem) => void;
  private stopping = false;

  constructor(report: (line: string) => void, giveUp: (problem: StartProblem) => void) {
    this.report = report;
    this.giveUp = giveUp;
  }

  /** Adds a service to restart. */
  keep(service: LocalService): void {
    const entry = { service, revivals: [], endIsWanted: false };
    this.supervised.set(service.name, entry);
    this.watch(entry);
  }

  /**
   * Stops a service and starts it again, so that it loads its program again.
   * @throws StartProblem when it does not start; the next exchange tries again.
   */
  async exchange(name: string): Promise<void> {
    const entry = this.supervised.get(name);
    if (!entry || this.stopping) return;
    entry.endIsWanted = true;
    await entry.service.stop();
    entry.service = await entry.service.startAgain();
    entry.endIsWanted = false;
    this.watch(entry);
  }

  /** Stops the services with these names concurrently; nothing is restarted afterwards. */
  async stop(names: string[]): Promise<void> {
    this.stopping = true;
    const entries = names.flatMap((name) => this.supervised.get(name) ?? []);
    for (const entry of entries) entry.endIsWanted = true;
    await Promise.all(entries.map((entry) => entry.service.stop()));
  }

  private watch(entry: Supervised): void {
    void entry.service.exited.then((end) => {
      if (!entry.endIsWanted && !this.stopping) return this.revive(entry, end);
    });
  }

  private async revive(entry: Supervised, end: string): Promise<void> {
    const { name, logFile } = entry.service;
    this.report(`${name} ended by itself (${end}). Its last lines:`);
    for (const line of readableLog(entry.service.lastLines(8))) this.report(`  ${line}`);
    while (!this.stopping && !entry.endIsWanted) {
      const minuteAgo = Date.now() - 60_000;
      entry.revivals = entry.revivals.filter((time) => time > minuteAgo);
      if (entry.revivals.length >= triesPerMinute) {
        this.giveUp(new StartProblem(`${name} keeps ending, so Posy stops; look into its log: ${logFile}`));
        return;
      }
      entry.revivals.push(Date.now());
      try {
        entry.service = await entry.service.startAgain();
        this.report(`${name} is running again`);
        this.watch(entry);
        return;
      } catch (error) {
        this.report(error instanceof Error ? error.message : String(error));
      }
    }
  }
}
