import { fork, type ChildProcess } from 'node:child_process';
import { withTimeout } from '../timing/with-timeout.js';

/** A question for the program. It is copied, so it must be what the structured clone algorithm knows. */
export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

/** The program's answer, or the reason why there is none. */
export type Answered<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string; readonly errno?: number };

/** Thrown for questions whose program ended, or was stopped, before it answered. */
export class ChildProgramEnded extends Error {
  constructor(why: string) {
    super(`The child process ${why}`);
    this.name = 'ChildProgramEnded';
  }
}

export interface ChildProgramOptions {
  /** The file to run; it calls `answerParent`. */
  readonly program: URL;
  /** Milliseconds without a question after which the process is ended, which gives its memory back. */
  readonly idleAfter: number;
  /** Milliseconds for an answer; a process that needs longer is ended. */
  readonly timeout: number;
  /** Arguments for Node. */
  readonly flags?: readonly string[];
  /** All of its environment: by default it gets nothing, since it must not know a secret. */
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Work that must not share memory with the rest of a program, in a process of its own: it is started by the first
 * question, and ended once there has been none for a while.
 */
export class ChildProgram<Question, Answer> {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>>();
  private idle: NodeJS.Timeout | undefined;
  private questions = 0;

  constructor(private readonly options: ChildProgramOptions) {}

  /**
   * @throws ChildProgramEnded when the process ends before it has answered
   * @throws TimeoutError when it does not answer in time
   * @throws Error with the message, and the number of the system, of an error in the process
   */
  async ask(question: Question): Promise<Answer> {
    clearTimeout(this.idle);
    const asked: Asked<Question> = { id: ++this.questions, question };
    const answer = Promise.withResolvers<Answer>();
    this.waiting.set(asked.id, answer);
    this.child ??= this.start();
    this.child.send(asked, (error) => {
      if (error)
        this.settle(asked.id, ({ reject }) => reject(new ChildProgramEnded(`does not listen: ${error.message}`)));
    });
    try {
      return await withTimeout(this.options.timeout, 'the child process', answer.promise);
    } catch (error) {
      // A process that hangs is not asked again.
      if (this.waiting.delete(asked.id)) this.stop();
      throw error;
    }
  }

  /** Ends the process; questions that wait for it are rejected. */
  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.forget(this.child, 'was stopped');
  }

  private start(): ChildProcess {
    const child = fork(this.options.program, {
      serialization: 'advanced',
      execArgv: [...(this.options.flags ?? [])],
      env: this.options.environment ?? {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answered: Answered<Answer>) => this.receive(answered));
    child.on('error', (error) => this.forget(child, `failed: ${error.message}`));
    child.on('exit', (code, signal) => this.forget(child, `ended with ${signal ?? code}`));
    return child;
  }

  private receive(answered: Answered<Answer>): void {
    this.settle(answered.id, ({ resolve, reject }) =>
      'error' in answered
        ? reject(Object.assign(new Error(answered.error), { errno: answered.errno }))
        : resolve(answered.answer),
    );
    if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop(), this.options.idleAfter).unref();
  }

  private settle(id: number, how: (waiting: Pick<PromiseWithResolvers<Answer>, 'resolve' | 'reject'>) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }

  private forget(child: ChildProcess | undefined, why: string): void {
    if (child === undefined || child !== this.child) return;
    this.child = undefined;
    for (const id of [...this.waiting.keys()]) this.settle(id, ({ reject }) => reject(new ChildProgramEnded(why)));
  }
}
