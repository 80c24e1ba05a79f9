import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findExecutable } from './find-executable.ts';
import { lastLines, openLog } from './log-file.ts';
import { processTree } from './process-table.ts';
import { nobody, unprivilegedWay, userNamespace } from './unprivileged.ts';

export interface BoundProcessOptions {
  /** The program and its arguments. */
  command: [string, ...string[]];
  /** File to which both outputs are appended. */
  logFile: string;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** The program refuses to run as root. */
  refusesRoot?: boolean;
  /** Signal that requests the end; SIGTERM by default. */
  stopSignal?: NodeJS.Signals;
  /** Timeout before it is killed. */
  graceMs?: number;
}

/** How a process ended: `exit code 1` or `signal SIGKILL`. */
export type ProcessEnd = string;

const running = new Set<BoundProcess>();

let noMore = false;

/** Stops every running process and prevents new ones: the program is ending. */
export async function stopAllProcesses(): Promise<void> {
  noMore = true;
  await Promise.all([...running].map((each) => each.stop()));
}

/** Kills immediately, for a person who does not want to wait. */
export function killAllProcesses(): void {
  noMore = true;
  for (const each of running) each.kill('SIGKILL');
}

/**
 * A process that cannot outlive the one that started it, not even after `kill -9`: the kernel is asked to kill it
 * when its parent ends, and where the kernel cannot do that (macOS), `run-bound.ts` watches the parent for it.
 * It has its own process group, so a Ctrl-C in the terminal reaches only the parent, which stops it in order.
 */
export class BoundProcess {
  readonly pid: number;
  readonly logFile: string;
  readonly exited: Promise<ProcessEnd>;
  private readonly logStart: number;
  private readonly child: ChildProcess;
  private readonly stopSignal: NodeJS.Signals;
  private readonly graceMs: number;
  private ended = false;

  /** @throws Error when the program cannot be started. */
  static async start(options: BoundProcessOptions): Promise<BoundProcess> {
    if (noMore) throw new Error('The launcher is stopping');
    const logStart = existsSync(options.logFile) ? statSync(options.logFile).size : 0;
    const child = spawnBound(options);
    // Without a pid it was not started, and an error event follows; with one it counts as running at once.
    if (child.pid === undefined) throw ((await once(child, 'error')) as [Error])[0];
    return new BoundProcess(child, child.pid, logStart, options);
  }

  private constructor(child: ChildProcess, pid: number, logStart: number, options: BoundProcessOptions) {
    this.child = child;
    this.pid = pid;
    this.logFile = options.logFile;
    this.logStart = logStart;
    this.stopSignal = options.stopSignal ?? 'SIGTERM';
    this.graceMs = options.graceMs ?? 5000;
    this.exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        this.ended = true;
        running.delete(this);
        resolve(signal ? `signal ${signal}` : `exit code ${code}`);
      });
    });
    running.add(this);
    // The parent may end when it has nothing else to do, which ends this process too.
    child.unref();
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  /** The last lines of this process, without those of an earlier one with the same log. */
  lastLines(count: number): string[] {
    return lastLines(this.logFile, count, this.logStart);
  }

  /** Sends a signal to the process and all its descendants (SIGSTOP and SIGCONT freeze and resume a whole service). */
  kill(signal: NodeJS.Signals): void {
    if (this.ended) return;
    for (const pid of processTree(this.pid)) send(pid, signal);
  }

  /** Requests the end of the process, kills it and its descendants after a timeout, and resolves once it has ended. */
  async stop(): Promise<void> {
    if (this.ended) return;
    this.child.ref();
    this.kill('SIGCONT');
    send(this.pid, this.stopSignal);
    const timer = setTimeout(() => this.kill('SIGKILL'), this.graceMs);
    await this.exited;
    clearTimeout(timer);
    // A start script that ends at once leaves its children running.
    send(-this.pid, 'SIGKILL');
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended by itself.
  }
}

function spawnBound(options: BoundProcessOptions): ChildProcess {
  const way = options.refusesRoot ? unprivilegedWay() : 'as-is';
  const canBind = findExecutable('setpriv') !== undefined;
  // The kernel clears the death signal when credentials change, so setpriv comes after unshare.
  const [command, ...args] = [
    ...(way === 'user-namespace' ? userNamespace : []),
    ...(canBind ? bind : [process.execPath, runBound]),
    ...options.command,
  ] as [string, ...string[]];
  const log = openLog(options.logFile);
  try {
    return spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: [canBind ? 'ignore' : 'pipe', log, log],
      detached: true,
      ...(way === 'account' && { uid: nobody, gid: nobody }),
    });
  } finally {
    closeSync(log);
  }
}

/** The parent may have died before the signal was set: then it is no longer our parent, and we exit. */
const bind = [
  ...['setpriv', '--pdeathsig', 'KILL', '--'],
  ...['/bin/sh', '-c', '[ "$PPID" = "$0" ] || exit 1; exec "$@"', String(process.pid)],
];

const runBound = fileURLToPath(new URL('run-bound.ts', import.meta.url));
