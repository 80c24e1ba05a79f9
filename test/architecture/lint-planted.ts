import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Diagnostic {
  /** `plugin(rule)`; none for a comment that switches off a rule without need. */
  code?: string;
  filename: string;
}

const ours = ['.oxlintrc.json', 'oxlint.rules.mjs'];
const compilerOptions = { strict: true, target: 'esnext', module: 'esnext', jsx: 'preserve', types: [] };

/**
 * Lints files in a folder of their own, by the rules of the project.
 * @param files content by path
 * @returns the rules that refuse a file, as `plugin(rule)` or `unused-directive`, by its path
 */
export function lintPlanted(files: ReadonlyMap<string, string>): (path: string) => string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    for (const name of ours) copyFileSync(name, join(folder, name));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, exclude: ['node_modules'] }));
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const found = lint(folder);
    return (path) => found.filter(({ filename }) => filename === path).map(({ code = 'unused-directive' }) => code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lint(folder: string): Diagnostic[] {
  const command = [resolve('node_modules/oxlint/bin/oxlint'), '--format=json', '--ignore-pattern=node_modules'];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`oxlint printed no JSON: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}
