import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { pagePaths } from '#contracts/shared/page-paths.js';

const notOurs = /[.](spec|stories)[.]tsx?$|test-support/;
const files = globSync('web/src/**/*.{ts,tsx}').filter((file) => !notOurs.test(file));

/** First segments of the paths of pages, without those that are only a parameter. */
const firstSegments = new Set(
  Object.values(pagePaths)
    .map((path) => path.split('/')[1] ?? '')
    .filter((segment) => /^[a-z]/.test(segment)),
);

describe('the table of page paths', () => {
  it('is the only place that contains them: links, guards and titles read it [WEB-1]', () => {
    const literal = new RegExp(`['"\`]/(?:${[...firstSegments].join('|')})(?:['"\`/?#]|\\$)`);
    const root = /\bto=(?:"|\{')\/(?:"|')/;
    expect(files.length).toBeGreaterThan(100);
    const code = (file: string) => readFileSync(file, 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
    const written = files.filter((file) => [literal, root].some((form) => form.test(code(file))));
    expect(written).toEqual([]);
  });
});
