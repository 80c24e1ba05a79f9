/** The Jest projects in the order in which they run, with their dependencies. */
const needs = {
  unit: { build: false, services: false, browser: false, storybook: false },
  web: { build: false, services: false, browser: false, storybook: false },
  architecture: { build: false, services: false, browser: false, storybook: false },
  integration: { build: true, services: true, browser: false, storybook: false },
  fuzz: { build: true, services: true, browser: false, storybook: false },
  oracle: { build: true, services: true, browser: false, storybook: false },
  e2e: { build: true, services: true, browser: true, storybook: false },
  launcher: { build: true, services: false, browser: false, storybook: false },
  stories: { build: false, services: false, browser: true, storybook: true },
};

export type Project = keyof typeof needs;
const projects = Object.keys(needs) as Project[];
const retry = '--retry';
/** Runs only by a command of its own. */
const onlyWhenNamed: readonly Project[] = ['oracle', 'fuzz'];

export interface RunOptions {
  projects: Project[];
  needsBuild: boolean;
  needsServices: boolean;
  needsBrowser: boolean;
  needsStorybook: boolean;
  /** Whether one or two files that failed are run a second time, alone (`--retry`). */
  mayRetry: boolean;
  /** Passed on to Jest unchanged. */
  jestArguments: string[];
}

/**
 * Reads `npm test -- [--retry] [--projects unit web …] [options of Jest]`; without names every project runs except
 * those with a command of their own.
 * @throws Error for an unknown project
 */
export function readRunOptions(given: readonly string[]): RunOptions {
  const words = given.filter((word) => word !== retry);
  const at = words.indexOf('--projects');
  const after = at < 0 ? [] : words.slice(at + 1);
  const end = after.findIndex((word) => !(word in needs));
  const named = end < 0 ? after : after.slice(0, end);
  if (at >= 0 && named.length === 0) {
    throw new Error(`No tests are called '${after[0] ?? ''}'; there are ${projects.join(', ')}.`);
  }
  const isChosen = (project: Project) =>
    named.length > 0 ? named.includes(project) : !onlyWhenNamed.includes(project);
  const chosen = projects.filter(isChosen);
  return {
    projects: chosen,
    needsBuild: chosen.some((project) => needs[project].build),
    needsServices: chosen.some((project) => needs[project].services),
    needsBrowser: chosen.some((project) => needs[project].browser),
    needsStorybook: chosen.some((project) => needs[project].storybook),
    mayRetry: given.includes(retry),
    jestArguments: at < 0 ? [...words] : [...words.slice(0, at), ...after.slice(named.length)],
  };
}
