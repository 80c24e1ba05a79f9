import { setTimeout as sleep } from 'node:timers/promises';
import { BoundProcess } from '../../docker/local/processes/bound-process.ts';
import type { EngineLink } from './engine-link.ts';
import type { Link } from './link.ts';

/** The links between one program and each service. */
export interface Links {
  database: Link;
  redis: Link;
  engine: EngineLink;
}

/** The response of a program's own health page, or its absence. */
export type HealthAnswer = { status: string; dependencies: Record<string, string | null> } | 'no answer';

interface ProgramOptions {
  name: string;
  /** Arguments for Node. */
  args: string[];
  /** Folder with the programs and package.json. */
  cwd: string;
  env: NodeJS.ProcessEnv;
  links: Links;
  url: string;
  logFile: string;
}

/** Milliseconds within which a program must stop on request: supervisors kill it after ten seconds. */
const endsWithin = 10_000;
/** Milliseconds within which a program responds after its start. */
const startLimit = 60_000;
/** A signal that arrives before its handler is installed kills the program. */
const goodEndings = ['exit code 0', 'signal SIGTERM'];

/** One of our programs, restarted whenever it ends, as by any supervisor. */
export class Program {
  readonly name: string;
  readonly url: string;
  readonly links: Links;
  /** Requests to stop that it did not follow in time, or not gracefully. */
  readonly badEndings: string[] = [];
  private readonly options: ProgramOptions;
  private cwd: string;
  private process?: BoundProcess;
  private stopping = false;
  /** Not restarted before this moment. */
  private awayUntil = 0;
  private running: Promise<void> = Promise.resolve();

  constructor(options: ProgramOptions) {
    this.options = options;
    this.cwd = options.cwd;
    this.name = options.name;
    this.url = options.url;
    this.links = options.links;
  }

  /** The current process. */
  get pid(): number {
    return this.process?.pid ?? 0;
  }

  start(): void {
    this.stopping = false;
    this.running = this.keepRunning();
  }

  /** Kills it, as the out-of-memory killer would, and delays its restart. */
  async kill(awayMs: number): Promise<void> {
    this.awayUntil = Date.now() + awayMs;
    this.process?.kill('SIGKILL');
    await sleep(awayMs);
  }

  /** Stops it gracefully during its work, as a deployment does, and delays its restart. */
  async end(awayMs: number): Promise<void> {
    this.awayUntil = Date.now() + awayMs;
    await this.endInOrder();
    await sleep(Math.max(0, this.awayUntil - Date.now()));
  }

  /** Stops it gracefully and starts it again with the programs of another folder, as an upgrade does. */
  async moveTo(cwd: string): Promise<void> {
    this.cwd = cwd;
    await this.endInOrder();
    await this.started();
  }

  /** Resolves when its health page responds, or when it has not done so for a minute. */
  async started(): Promise<void> {
    for (const deadline = Date.now() + startLimit; Date.now() < deadline; await sleep(200)) {
      if ((await this.health()) !== 'no answer') return;
    }
  }

  /** Freezes its event loop while its connections stay open. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  async health(): Promise<HealthAnswer> {
    try {
      const answer = await fetch(`${this.url}/health/ready`, { signal: AbortSignal.timeout(2_500) });
      return (await answer.json()) as HealthAnswer;
    } catch {
      return 'no answer';
    }
  }

  /** Gracefully. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.endInOrder();
    await this.running;
  }

  private async endInOrder(): Promise<void> {
    const { process } = this;
    if (!process || process.hasEnded) return;
    const from = Date.now();
    await process.stop();
    const [how, tookMs] = [await process.exited, Date.now() - from];
    if (tookMs <= endsWithin && goodEndings.includes(how)) return;
    this.badEndings.push(`${this.name} ended ${(tookMs / 1_000).toFixed(1)} s after SIGTERM, with ${how}`);
  }

  private async keepRunning(): Promise<void> {
    const { args, env, logFile } = this.options;
    while (!this.stopping) {
      this.process = await BoundProcess.start({
        command: [process.execPath, ...args],
        cwd: this.cwd,
        env,
        logFile,
        graceMs: 12_000,
      });
      await this.process.exited;
      await this.rest();
    }
  }

  private async rest(): Promise<void> {
    if (!this.stopping) await sleep(Math.max(500, this.awayUntil - Date.now()));
  }
}
