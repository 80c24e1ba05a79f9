import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processTree, startedAt } from '../../../docker/local/processes/process-table.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The command of a run with stubs; with the real programs it is `['npm', 'start']`. */
export const standIns = [process.execPath, fileURLToPath(new URL('start-stand-ins.ts', import.meta.url))];

/** One run of the launcher, as in a terminal. */
export class LauncherRun {
  readonly ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  private readonly child: ChildProcess;
  private text = '';
  private readonly seen = new Map<number, string>();

  constructor(command: string[], env: NodeJS.ProcessEnv, cwd = root) {
    const [program = '', ...args] = command;
    // A process group of its own, to which a Ctrl-C in a terminal is sent.
    this.child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.ended = new Promise((resolve) => this.child.once('close', (code, signal) => resolve({ code, signal })));
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.text += data.toString()));
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Its complete output. */
  get output(): string {
    return this.text;
  }

  /** Waits until it prints this; fails with its output when it ends before. */
  async prints(what: string | RegExp): Promise<void> {
    const isThere = () => (typeof what === 'string' ? this.text.includes(what) : what.test(this.text));
    while (!isThere()) {
      if (this.child.exitCode !== null) throw new Error(`It ended without printing ${String(what)}:\n${this.text}`);
      await sleep(50);
    }
    this.lookAtProcesses();
  }

  async isReady(): Promise<void> {
    await this.prints('Ctrl-C stops everything');
  }

  /** Sends the Ctrl-C of a terminal, which reaches npm, its shell and the launcher. */
  ctrlC(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Pid of the launcher itself, which may be a descendant of npm and a shell. */
  launcherPid(): number {
    const tree = processTree(this.pid);
    const launcher = tree.findLast((pid) => /docker\/local\/start\.ts|start-stand-ins\.ts/.test(commandOf(pid)));
    return launcher ?? this.pid;
  }

  /** Returns every process that was seen below it, or has its data folder in its environment, if it still runs. */
  leftovers(dataDir: string): string[] {
    const below = [...this.seen].filter(([pid, started]) => startedAt(pid) === started).map(([pid]) => pid);
    const carrying = processesWith(`POSY_DATA_DIR=${dataDir}`);
    return [...new Set([...below, ...carrying])].map((pid) => `${pid} ${commandOf(pid)}`);
  }

  /** Remembers the running processes, to look for them after the end. */
  lookAtProcesses(): void {
    for (const pid of processTree(this.pid)) this.seen.set(pid, startedAt(pid) ?? '');
  }

  /** Cleans up after a test that failed half-way. */
  async clearAway(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    for (const pid of processTree(this.pid)) process.kill(pid, 'SIGKILL');
    await this.ended;
  }
}

function commandOf(pid: number): string {
  return readProc(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function processesWith(variable: string): number[] {
  return globSync('/proc/[0-9]*/environ')
    .filter((file) => readProc(file).split('\0').includes(variable))
    .map((file) => Number(file.split('/')[2]))
    .filter((pid) => startedAt(pid) !== undefined);
}

function readProc(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
