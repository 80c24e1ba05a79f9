import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = Object.values(scripts).join('\n');
const programs = [...commands.matchAll(/node (?:--\S+ \S+ )*(\S+\.ts)/g)].map(([, path]) => path ?? '');

/** The file and all that it imports by their TypeScript names, directly or not. */
function closureOf(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.ts)'/g)) {
    closureOf(join(dirname(path), imported), seen);
  }
  return seen;
}

it('programs that Node runs from TypeScript have only syntax that disappears with the types', () => {
  expect(programs.length).toBeGreaterThan(15);
  const files = programs.reduce((seen, path) => closureOf(path, seen), new Set<string>());
  expect(files.size).toBeGreaterThan(100);
  const refused = [...files].filter((path) => {
    try {
      stripTypeScriptTypes(readFileSync(path, 'utf8'));
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toEqual([]);
});
