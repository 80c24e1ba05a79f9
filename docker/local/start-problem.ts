/**
 * A problem that a person has to fix before Posy can start. `message` names the problem and the solution in a sentence
 * or two; `lines` are the last lines of a log, if they help. Shown without a stack trace.
 */
export class StartProblem extends Error {
  readonly lines: string[];

  constructor(message: string, lines: string[] = []) {
    super(message);
    this.name = 'StartProblem';
    this.lines = lines;
  }
}
