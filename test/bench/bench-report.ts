import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';

const file = 'docs/benchmarks.md';
const head = `# Benchmarks

Written by \`npm run bench:search\` and \`npm run bench:freshness\`. Absolute figures belong to the machine they were
measured on; the ratios are taken in one run, turn by turn.
`;

/** A table in Markdown. */
export const table = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Prints a section and puts it into docs/benchmarks.md, in the place of the one with the same title. */
export function publish(title: string, body: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const machine = `${availableParallelism()} cores, ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  const section = `## ${title}\n\n${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}.\n\n${body}\n`;
  process.stdout.write(`\n${section}\n`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : head;
  const others = before.split(/\n(?=## )/).filter((part) => !part.startsWith(`## ${title}\n`));
  writeFileSync(file, `${[...others.map((part) => part.trimEnd()), section.trimEnd()].join('\n\n')}\n`);
}
