import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

interface Named {
  pictureId: string;
  placeholder: string;
}

const list = JSON.parse(readFileSync('src/webstore/stock-pictures/files/list.json', 'utf8')) as (Named & {
  reprint?: Named;
})[];
const known = new Map(
  list.flatMap(({ reprint, ...one }) => [one, ...(reprint ? [reprint] : [])]).map((one) => [one.pictureId, one]),
);

it('pages use only stock pictures that exist, with their placeholders', () => {
  const files = globSync('web/src/**/hero-pictures.{ts,tsx}');
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/pictureId: '([^']+)',[^}]*?placeholder:\s*'([^']+)'/g)].map(
      ([, pictureId = '', placeholder]) => ({ pictureId, placeholder }),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ pictureId, placeholder }) => known.get(pictureId)?.placeholder !== placeholder)).toEqual([]);
});
