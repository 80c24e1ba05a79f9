/** All problems of the environment in one message, so that they can be fixed at once. */
export class ConfigProblems extends Error {
  constructor(readonly problems: string[]) {
    super(
      `Posy cannot start, the configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.name = 'ConfigProblems';
  }
}
