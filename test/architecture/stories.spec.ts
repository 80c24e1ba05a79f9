import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const files = globSync('{web/src,storybook}/**/*.stories.tsx');

it('a story for a phone is recognizable in the source, where the list of stories is read from, without running it', () => {
  expect(files.length).toBeGreaterThan(60);
  const shown = files.map((file) => {
    const source = readFileSync(file, 'utf8');
    const width = /viewport: \{ value: 'phone' \}|globals: onAPhone\b/g;
    const [tagged, wide] = [/tags: \['phone'\]/g, width].map((part) => source.match(part));
    return [file, wide?.length ?? 0, tagged?.length ?? 0];
  });
  expect(shown.filter(([, asked, listed]) => asked !== listed)).toEqual([]);
  for (const file of files)
    expect(`${file} ${/\.\.\.(?:phone|onAPhone)\b|= (?:phone|onAPhone);/.exec(readFileSync(file, 'utf8'))?.[0]}`).toBe(
      `${file} undefined`,
    );
});
