import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const parts = ['contracts', 'src', 'workers', 'web', 'storybook', 'docker', 'test'];
const files = globSync(
  parts.map((part) => `${part}/**/*`),
  { withFileTypes: true },
)
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const code = files.filter((file) => /[.](ts|tsx|mjs|css)$/.test(file));
const isSpec = (file: string) => /[.]spec[.]tsx?$/.test(file);

describe('the tree', () => {
  it('has files to check', () => {
    expect(code.length).toBeGreaterThan(50);
  });

  it('names folders after their content: none is called utils, helpers, types, dto, interfaces or constants', () => {
    const vague = /(^|\/)(utils?|helpers?|types?|dtos?|interfaces?|constants?|common|misc|lib)(\/|$)/;
    const allowed = ['web/src/lib'];
    const folders = new Set(files.map(dirname));
    expect([...folders].filter((folder) => vague.test(folder) && !allowed.includes(folder))).toEqual([]);
  });

  it('has no barrels', () => {
    expect(code.filter((file) => /^index[.]/.test(basename(file)))).toEqual([]);
  });

  it('has no relative import from one context, worker or program into another', () => {
    const sources = code.filter((file) => /^(contracts|src|workers)\//.test(file));
    const room = (file: string) => (file.startsWith('contracts/') ? 'contracts' : file.split('/', 2).join('/'));
    const strays = sources
      .filter((file) => dirname(file) !== 'src' && dirname(file) !== 'workers')
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'([.]{1,2}\/[^']+[.]js)'/g)]
          .map(([, path = '']) => join(dirname(file), path))
          .filter((path) => room(path) !== room(file))
          .map((path) => `${file} imports ${path}`),
      );
    expect(sources.length).toBeGreaterThan(400);
    expect(strays).toEqual([]);
  });

  it('has file names in kebab case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*([.][a-z0-9]+(-[a-z0-9]+)*)*$/;
    expect(code.filter((file) => !kebab.test(basename(file)))).toEqual([]);
  });

  it('splits a folder with more than a dozen files into folders named after features', () => {
    const rooms = Map.groupBy(
      files.filter(
        (file) =>
          /^src\/(?!platform)[^/]+\/([^/]+\/)?(http|commands|queries|reactions|domain|public)\//.test(file) &&
          !isSpec(file),
      ),
      dirname,
    );
    expect([...rooms].filter(([, inside]) => inside.length > 12).map(([room]) => room)).toEqual([]);
  });

  it('names the file of a command, query or reaction after it', () => {
    const kebabOf = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
    const rooms = files.filter(
      (file) => /^src\/[^/]+\/([^/]+\/)?(commands|queries|reactions)\//.test(file) && !isSpec(file),
    );
    const stray = rooms.filter((file) => {
      const names = exportedClasses(file).map((name) => kebabOf(name).replace(/-handler$/, ''));
      return names.length > 0 && !names.includes(basename(file, extname(file)));
    });
    expect(stray).toEqual([]);
  });

  it('only reads in public/, the entrance for other contexts', () => {
    const rooms = files.filter((file) => /^src\/[^/]+\/public\/.+[.]ts$/.test(file) && !isSpec(file));
    expect(rooms.length).toBeGreaterThan(10);
    const writes = /\b(?:CommandBus|UnitOfWork|EntityManager)\b|from '[^']*\/commands\//;
    expect(rooms.filter((file) => writes.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('has no spec that Jest does not run', () => {
    const listed = execFileSync(process.execPath, ['node_modules/jest/bin/jest.js', '--listTests'], {
      encoding: 'utf8',
    });
    const known = new Set(listed.split('\n'));
    const specs = files.filter((file) => /[.](spec|test)[.]\w+$/.test(file) && !file.startsWith('test/chaos/'));
    expect(specs.filter((file) => !known.has(resolve(file)))).toEqual([]);
  });
});

function exportedClasses(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^export class (\w+)/gm)].map(([, name]) => name ?? '');
}
