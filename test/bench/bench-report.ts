import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { format } from 'oxfmt';

const file = 'docs/benchmarks.md';
const head = `# Benchmarks

Written by the programs in \`test/bench\` (\`npm run bench:search\` and its sisters). Absolute figures belong to the machine they were
measured on; the ratios are taken in one run, turn by turn.
`;

/** A table in Markdown. */
export const table = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/**
 * Prints a section and writes it to docs/benchmarks.md in place of the one with the same title; a dry run only prints.
 */
export async function publish(title: string, body: string, { isDry = false } = {}): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const section = `## ${title}\n\n${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}.\n\n${body}\n`;
  process.stdout.write(`\n${section}\n`);
  if (isDry) return;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const parts = before.split(/\n(?=## )/);
  const at = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  parts.splice(at < 0 ? parts.length : at, at < 0 ? 0 : 1, section);
  const { code } = await format(file, parts.join('\n'), { printWidth: 120 });
  writeFileSync(file, code);
}
