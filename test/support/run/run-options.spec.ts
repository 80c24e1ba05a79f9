import { expect, it } from '@jest/globals';
import { readRunOptions } from './run-options.ts';

it('runs every project with its dependencies when none is named', () => {
  const options = readRunOptions([]);
  expect(options.projects).toEqual(['unit', 'web', 'architecture', 'integration', 'e2e', 'launcher', 'stories']);
  expect(options).toMatchObject({ needsBuild: true, needsServices: true, needsBrowser: true, jestArguments: [] });
  expect(options.needsStorybook).toBe(true);
});

it('starts only the dependencies of the named projects', () => {
  expect(readRunOptions(['--projects', 'web', 'unit'])).toEqual({
    projects: ['unit', 'web'],
    needsBuild: false,
    needsServices: false,
    needsBrowser: false,
    needsStorybook: false,
    mayRetry: false,
    jestArguments: [],
  });
  expect(readRunOptions(['--projects', 'launcher'])).toMatchObject({ needsBuild: true, needsServices: false });
});

it('runs the long comparison with brute force only when it is named', () => {
  expect(readRunOptions(['--projects', 'oracle'])).toMatchObject({ projects: ['oracle'], needsServices: true });
  expect(readRunOptions([]).projects).not.toContain('oracle');
});

it('runs the long fuzz of the OpenAPI document only when it is named', () => {
  expect(readRunOptions(['--projects', 'fuzz'])).toMatchObject({ projects: ['fuzz'], needsServices: true });
  expect(readRunOptions([]).projects).not.toContain('fuzz');
});

it('opens the stories without services', () => {
  expect(readRunOptions(['--projects', 'stories'])).toMatchObject({
    projects: ['stories'],
    needsServices: false,
    needsBrowser: true,
    needsStorybook: true,
  });
});

it('passes all other options to Jest', () => {
  const options = readRunOptions(['-t', 'a name', '--projects', 'unit', 'some-file', '--verbose']);
  expect(options.projects).toEqual(['unit']);
  expect(options.jestArguments).toEqual(['-t', 'a name', 'some-file', '--verbose']);
});

it('refuses a project that does not exist', () => {
  expect(() => readRunOptions(['--projects', 'units'])).toThrow(/No tests are called 'units'; there are unit, web/);
});

it('does not pass --retry on to Jest', () => {
  expect(readRunOptions(['--retry'])).toMatchObject({ mayRetry: true, jestArguments: [] });
  expect(readRunOptions(['--projects', 'unit', '--retry', 'some-file'])).toMatchObject({
    projects: ['unit'],
    mayRetry: true,
    jestArguments: ['some-file'],
  });
});
