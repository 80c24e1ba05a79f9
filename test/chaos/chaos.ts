/**
 * `npm run chaos [-- --seed N --minutes M]`: an installation of its own, each worker a process, is used by people while
 * faults come (`faults.ts`). At the end nothing that was acknowledged may be lost or older. Ends with 1 and prints the
 * seed when a promise is broken; the same seed brings the same faults in the same order.
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../docker/local/build-if-changed.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' }, minutes: { type: 'string', default: '2' } } });
const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);
const minutes = Number(values.minutes);
const print = (line: string) => void process.stdout.write(`${line}\n`);

if (!Number.isSafeInteger(seed) || !(minutes > 0)) {
  print('--seed takes a whole number, --minutes a number above 0.');
  process.exit(2);
}

await buildIfChanged(print, ['server']);
// What is imported from here on lies in the build.
const { describe, seconds, storm } = await import('./storm.ts');
type StormReport = Awaited<ReturnType<typeof storm>>;

const folder = resolve(`.data/chaos-${process.pid}`);
print(`Chaos with seed ${seed}, ${minutes} minutes of faults`);
let isKept = false;
try {
  const result = await storm({ seed, minutes, folder }, print);
  printReport(result);
  isKept = result.promises.every(({ broken }) => broken.length === 0);
} catch (error) {
  print((error as Error).stack ?? String(error));
}
if (isKept) rmSync(folder, { recursive: true, force: true });
else print(`\nAgain with: npm run chaos -- --seed ${seed} --minutes ${minutes}\nLogs: ${join(folder, 'logs')}`);
process.exit(isKept ? 0 : 1);

function printReport({ faults, ledger, looks, calmAfter, counted, promises }: StormReport): void {
  print(`\n${'Faults'.padEnd(83)}operators' page              /health/ready`);
  for (const { fault, began, ended, struck, onHealth, onPage } of faults) {
    const seen = struck ? `${words(onPage).padEnd(28)} ${words(onHealth)}` : 'its moment did not come';
    print(`  ${seconds(began)} to ${seconds(ended)}  ${describe(fault).padEnd(58)} ${seen.slice(0, 90)}`);
  }
  print('\nChanges          acknowledged  without answer');
  for (const kind of new Set([...ledger.acknowledged.keys(), ...ledger.unanswered.keys()])) {
    const [yes, no] = [ledger.acknowledged, ledger.unanswered].map((counts) => String(counts.get(kind) ?? 0));
    print(`  ${kind.padEnd(14)} ${yes?.padStart(12)} ${no?.padStart(15)}`);
  }
  print(`\nSearch was looked at ${looks} times; calm ${calmAfter} s after the last fault; ${counted} tries counted\n`);
  for (const { title, broken: against } of promises) {
    print(`${against.length === 0 ? 'kept  ' : 'BROKEN'}  ${title}`);
    for (const line of against.slice(0, 10)) print(`          ${line}`);
    if (against.length > 10) print(`          and ${against.length - 10} more`);
  }
}

function words(testimony: StormReport['faults'][number]['onPage']): string {
  if (testimony === 'not named') return 'NOT NAMED';
  return testimony === 'not asked' ? '' : testimony.said;
}
