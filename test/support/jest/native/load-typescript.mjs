import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import swc from '@swc/core';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const cache = join(root, '.data', 'compiled-tests');
mkdirSync(cache, { recursive: true });

// Programs and tests are compiled alike; only `exclude`, which keeps specs out of the build, does not apply here.
const { exclude: _specs, ...settings } = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
const parser = { ...settings.jsc.parser, tsx: true };
const transform = { ...settings.jsc.transform, react: { runtime: 'automatic' } };
const withJsx = { ...settings, jsc: { ...settings.jsc, parser, transform } };
const version = JSON.stringify([swc.version, withJsx]);
const globals = new URL('./globals.mjs', import.meta.url).href;

/** Finds the source map of a loaded file; Jest asks with what stack traces say: `file:///…/x.spec.ts?run=2`. */
class SourceMaps extends Map {
  get(file) {
    return super.get(file.startsWith('file:') ? fileURLToPath(file.split('?')[0]) : file);
  }
}

export const sourceMaps = new SourceMaps();

let conditions = ['app:source'];

/** Sets the conditions, in addition to Node's, under which packages choose a file in `exports` and `imports`. */
export function useConditions(names) {
  conditions = names;
}

/** One file with all icons; the ES module consists of 1,700, each of which would be loaded. */
const icons = pathToFileURL(join(root, 'node_modules/lucide-react/dist/cjs/lucide-react.js')).href;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, format: 'module', shortCircuit: true };
    if (specifier === 'lucide-react') return { url: icons, format: 'commonjs', shortCircuit: true };
    const source = sourceOf(specifier, context.parentURL);
    if (source) return { url: source, format: 'module', shortCircuit: true };
    return next(specifier, { ...context, conditions: [...conditions, ...context.conditions] });
  },
  load(url, context, next) {
    const [address] = url.split('?');
    if (!address.startsWith('file:') || !/\.tsx?$/.test(address) || address.includes('/node_modules/')) {
      return next(url, context);
    }
    return { format: 'module', source: compiled(fileURLToPath(address)), shortCircuit: true };
  },
});

/** `./x.js` is written in this project where `x.ts` is meant, as the compiler wants it. */
function sourceOf(specifier, parent) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !parent?.startsWith('file:') || parent.includes('/node_modules/')) return;
  const path = fileURLToPath(new URL(specifier, parent)).slice(0, -'.js'.length);
  const source = [`${path}.ts`, `${path}.tsx`].find((one) => existsSync(one));
  return source && pathToFileURL(source).href;
}

/** Compiles a file, or takes what an earlier process made of the same text. */
function compiled(path) {
  const text = readFileSync(path, 'utf8');
  const file = join(cache, createHash('sha1').update(version).update(path).update(text).digest('hex'));
  sourceMaps.set(path, `${file}.map`);
  if (existsSync(`${file}.js`)) return readFileSync(`${file}.js`, 'utf8');
  const options = path.endsWith('x') ? withJsx : settings;
  const { code, map } = swc.transformSync(text, { ...options, swcrc: false, filename: path, sourceMaps: true });
  write(`${file}.map`, map ?? '{}');
  write(`${file}.js`, code);
  return code;
}

/** Another worker may write the same file at the same time, and nobody may read half of one. */
function write(file, text) {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}
