/**
 * Something a person has to put right before Posy can start. `message` says what is wrong and what to do, in a
 * sentence or two; `lines` are the last lines of a log, when they help. Shown without a stack trace.
 */
export class StartProblem extends Error {
  readonly lines: string[];

  constructor(message: string, lines: string[] = []) {
    super(message);
    this.name = 'StartProblem';
    this.lines = lines;
  }
}
