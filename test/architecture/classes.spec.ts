import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { __unstable__loadDesignSystem as loadDesignSystem } from '@tailwindcss/node';

/** Utilities that take a value of the theme, with any variants before them. */
const utility =
  /^(?:[^\s:'"]+:)*!?-?(?:text|bg|border|fill|stroke|outline|blur|backdrop-blur|shadow|rounded|font|leading|tracking|ring|inset-ring|divide|decoration|accent|caret|display|ease|animate|opacity|aspect|size|max-w|min-w|max-h|min-h|w|h|gap|p|px|py|pt|pb|pl|pr|m|mx|my|mt|mb|ml|mr|grid-cols|col-span|z|top|bottom|left|right|inset|line-clamp)-\S+$/;
/** Properties of a map's style, which look like classes. */
const ofMaps = new Set(['fill-color', 'fill-outline-color']);
const literal = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

const classesIn = (code: string): string[] =>
  (code.match(literal) ?? [])
    .flatMap((text) => text.slice(1, -1).split(/\s+|\$\{[^}]*\}/))
    .filter((name) => utility.test(name) && !ofMaps.has(name));

// Tailwind leaves out a class whose value is not in the theme, without a word: white text stays plum on plum.
it('every class of the pages is one that the theme knows', async () => {
  const theme = await loadDesignSystem(readFileSync('web/src/ui/theme.css', 'utf8'), { base: resolve('web/src/ui') });
  const isKnown = (name: string) => theme.candidatesToCss([name])[0] !== null;
  expect(['text-ink', 'text-white', 'max-w-prose', 'max-w-3xl'].filter(isKnown)).toEqual(['text-ink', 'max-w-prose']);
  const files = globSync('web/src/**/*.{ts,tsx}').filter((path) => !/\.(spec|stories)\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(300);
  const unknown = files.flatMap((path) =>
    classesIn(readFileSync(path, 'utf8')).flatMap((name) => (isKnown(name) ? [] : [`${path}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});
