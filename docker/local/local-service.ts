import { setTimeout as sleep } from 'node:timers/promises';
import { BoundProcess } from './processes/bound-process.ts';
import type { BoundProcessOptions, ProcessEnd } from './processes/bound-process.ts';
import { StartProblem } from './start-problem.ts';

/** Options of every service. */
export interface LocalServiceOptions {
  /** Each service creates its own folder in here; the same folder and port restore the same data. */
  dataDir: string;
  /** On 127.0.0.1. */
  port: number;
  /** Called with a line for each long step. */
  report?: (line: string) => void;
}

/** One running service. It always ends with the process that started it. */
export interface LocalService {
  /** Name for people: `PostgreSQL`. */
  readonly name: string;
  /** Value of DATABASE_URL, REDIS_URL, ELASTICSEARCH_URL or SMTP_URL. */
  readonly url: string;
  readonly pid: number;
  readonly logFile: string;
  /** The last log lines of this instance. */
  lastLines(count: number): string[];
  /** Resolves, never rejects, when the service has ended for any reason. */
  readonly exited: Promise<ProcessEnd>;
  /** Stops it gracefully; kills it after a timeout. Resolves when it has ended and its port is free. */
  stop(): Promise<void>;
  /** Sends a signal to the service and all its processes: SIGKILL, or SIGSTOP and SIGCONT to freeze and resume it. */
  kill(signal: NodeJS.Signals): void;
  /** Starts a new instance with the same options after its end, so on the same port and data. */
  startAgain(): Promise<LocalService>;
}

async function isReady(launch: Launch, running: BoundProcess): Promise<boolean> {
  try {
    return await launch.isReady();
  } catch (error) {
    if (!(error instanceof StartProblem)) return false;
    await running.stop();
    throw error;
  }
}

interface Launch extends BoundProcessOptions {
  name: string;
  url: string;
  /** True once the service responds; false or an error means not yet, a StartProblem means never. */
  isReady: () => Promise<boolean>;
  /** Timeout for its first response. */
  timeoutMs: number;
  startAgain: () => Promise<LocalService>;
}

/**
 * Starts a service and waits until it responds.
 * @throws StartProblem with the last lines of its log when it ends or does not respond.
 */
export async function launchService(launch: Launch): Promise<LocalService> {
  const running = await BoundProcess.start(launch);
  const deadline = Date.now() + launch.timeoutMs;
  while (!(await isReady(launch, running))) {
    if (running.hasEnded) {
      const how = await running.exited;
      throw new StartProblem(
        `${launch.name} ended while starting (${how}); its log is ${launch.logFile}.`,
        running.lastLines(20),
      );
    }
    if (Date.now() > deadline) {
      await running.stop();
      throw new StartProblem(
        `${launch.name} did not answer within ${launch.timeoutMs / 1000} s; its log is ${launch.logFile}.`,
        running.lastLines(20),
      );
    }
    await sleep(50);
  }
  return {
    name: launch.name,
    url: launch.url,
    pid: running.pid,
    logFile: running.logFile,
    lastLines: (count) => running.lastLines(count),
    exited: running.exited,
    stop: () => running.stop(),
    kill: (signal) => running.kill(signal),
    startAgain: launch.startAgain,
  };
}
