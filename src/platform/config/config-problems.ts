/** Everything wrong with the environment, in one message: a person fixes it in one go. */
export class ConfigProblems extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Posy cannot start, the configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.name = 'ConfigProblems';
  }
}
