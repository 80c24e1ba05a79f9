import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /(?:[.](?:md|ts|tsx|mjs|js|ya?ml)|^[.]ci\/.*)$/.test(file));

it('only package.json names a version of Node; image.spec.ts compares the Dockerfile with it', () => {
  expect(tracked).toContain('README.md');
  expect(tracked).toContain('.ci/run');
  const naming = tracked.filter((file) => /\bNode(?:\.js)? v?\d/.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual([]);
});
