import { fork, type ChildProcess } from 'node:child_process';

/** A picture for the program, as RGB pixels, row by row. */
export interface ModelQuestion {
  readonly id: number;
  readonly pixels: Uint8Array;
}

/** The program's answer: scores from 0 to 1 by name, or the reason why there are none. */
export type ModelAnswer =
  | { readonly id: number; readonly scores: Readonly<Record<string, number>> }
  | { readonly id: number; readonly error: string };

type Waiting = Pick<PromiseWithResolvers<Readonly<Record<string, number>>>, 'resolve' | 'reject'>;

/** A program that classifies pictures. It is started by the first picture, and ended once there has been none for a while. */
export class ModelProcess {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private idle: NodeJS.Timeout | undefined;
  private questions = 0;

  /** @param idleAfter milliseconds without a picture after which the process is ended */
  constructor(
    private readonly program: URL,
    private readonly idleAfter: number,
  ) {}

  /**
   * @param pixels of a square picture, three bytes each
   * @throws Error when the process cannot load the model, or ends before its answer
   */
  classify(pixels: Uint8Array): Promise<Readonly<Record<string, number>>> {
    clearTimeout(this.idle);
    const question: ModelQuestion = { id: ++this.questions, pixels };
    const answer = Promise.withResolvers<Readonly<Record<string, number>>>();
    this.waiting.set(question.id, answer);
    this.child ??= this.start();
    this.child.send(question, (error) => {
      if (error) this.settle(question.id, ({ reject }) => reject(error));
    });
    return answer.promise;
  }

  /** Ends the process; pictures that wait for it are rejected. */
  stop(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.forget(this.child, 'was stopped');
  }

  private start(): ChildProcess {
    // The program gets no settings: it must not know a secret.
    const child = fork(this.program, {
      serialization: 'advanced',
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answer: ModelAnswer) => this.receive(answer));
    child.on('error', (error) => this.forget(child, error.message));
    child.on('exit', (code, signal) => this.forget(child, `ended with ${signal ?? code}`));
    return child;
  }

  private receive(answer: ModelAnswer): void {
    this.settle(answer.id, ({ resolve, reject }) =>
      'scores' in answer ? resolve(answer.scores) : reject(new Error(answer.error)),
    );
    if (this.waiting.size === 0) this.idle = setTimeout(() => this.stop(), this.idleAfter).unref();
  }

  private settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) how(waiting);
  }

  private forget(child: ChildProcess | undefined, why: string): void {
    if (child === undefined || child !== this.child) return;
    this.child = undefined;
    for (const id of [...this.waiting.keys()]) {
      this.settle(id, ({ reject }) => reject(new Error(`the process of the model ${why}`)));
    }
  }
}
