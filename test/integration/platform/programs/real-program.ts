import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../../../../docker/local/free-ports.ts';
import { eventually } from '../../../support/posy/eventually.js';

/** One of the two built programs, as a separate process that receives real signals. */
export class RealProgram {
  private constructor(
    readonly port: number,
    private readonly process: ChildProcess,
    private readonly exited: Promise<number | NodeJS.Signals>,
  ) {}

  /** Resolves when its `/health/live` responds. */
  static async start(
    file: 'dist/src/main.js' | 'dist/workers/main.js',
    variables: Record<string, string>,
    words: string[] = [],
  ): Promise<RealProgram> {
    const [port = 0] = await freePorts(1);
    const env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      ...variables,
      PORT: `${port}`,
      WORKERS_PORT: `${port}`,
    };
    const child = spawn(process.execPath, [file, ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
    const program = new RealProgram(port, child, exited);
    const isLive = () =>
      fetch(`http://127.0.0.1:${port}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    await eventually(isLive, (live) => live);
    return program;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  send(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  /**
   * Sends the signal and returns the exit code, or the signal that killed it; one that takes longer than ten seconds
   * ends with 1.
   */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | NodeJS.Signals> {
    this.send(signal);
    return this.exited;
  }

  /** Cleans up after a test that failed before it ended the program. */
  async dispose(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.end('SIGKILL');
  }
}
