import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { troubleCodes } from '#contracts/operations/operations-words.js';

const runbook = readFileSync('docs/operations.md', 'utf8');
const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

it('the runbook explains what to do about each trouble of the operators’ page, the worst first', () => {
  const named = [...runbook.matchAll(/^### .+\n\n`([a-z-]+)`\. /gm)].map(([, code]) => code);
  expect(named).toEqual([...troubleCodes]);
});

it('its table of contents lists every section, in order', () => {
  const contents = [...runbook.matchAll(/^- \[(.+)\]\(#(.+)\)$/gm)].map(([, title, anchor]) => ({ title, anchor }));
  expect(contents).toEqual(headings.map((title) => ({ title, anchor: anchorOf(title) })));
});
