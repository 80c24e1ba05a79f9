/**
 * `npm run chaos [-- --seed N --minutes M --faults texts]`: simulated people use a separate installation, with a
 * process per worker, while faults are injected (`faults.ts`; with texts, separated by commas, those whose names
 * contain one of them). At the end nothing that was acknowledged may be lost or older. Exits with 1 and prints the seed
 * when a promise is broken; the same seed results in the same faults in the same order.
 *
 * `npm run chaos -- --mutant [name]` proves that violations are detected: it runs the programs with one rule after the
 * other broken on purpose (`mutants.ts`; those whose names contain the text), and exits with 1 when one is not detected
 * within two minutes.
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../../docker/local/build-if-changed.ts';
import { quantileLine } from './histogram.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutant: { type: 'boolean', default: false },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '2' },
    faults: { type: 'string' },
  },
});
const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);
const minutes = Number(values.minutes);
const print = (line: string) => void process.stdout.write(`${line}\n`);

if (!Number.isSafeInteger(seed) || !(minutes > 0)) {
  print('--seed takes a whole number, --minutes a number above 0.');
  process.exit(2);
}

await buildIfChanged(print, ['server']);
// Everything imported from here on is part of the build.
const { describe, seconds, storm } = await import('./storm.ts');
const { faultKinds } = await import('./faults.ts');
const { mutants } = await import('./mutants.ts');
const { prove } = await import('./prove.ts');
type StormReport = Awaited<ReturnType<typeof storm>>;

const texts = (values.faults ?? '').split(',');
const kinds = faultKinds.filter((kind) => texts.some((text) => kind.includes(text)));
const folder = resolve(`.data/chaos-${process.pid}`);
if (values.mutant) {
  const chosen = mutants.filter(({ name }) => name.includes(positionals[0] ?? ''));
  const unnoticed = await prove(chosen, { seed, folder }, print);
  process.exit(unnoticed === 0 && chosen.length > 0 ? 0 : 1);
}

print(`Chaos with seed ${seed}, ${minutes} minutes of faults`);
let isKept = false;
try {
  const result = await storm({ seed, minutes, folder, kinds }, print);
  printReport(result);
  isKept = result.promises.every(({ broken }) => broken.length === 0);
} catch (error) {
  print((error as Error).stack ?? String(error));
}
if (isKept) rmSync(folder, { recursive: true, force: true });
else
  print(
    `\nAgain with: npm run chaos -- --seed ${seed} --minutes ${minutes}${values.faults ? ` --faults '${values.faults}'` : ''}\nLogs: ${join(folder, 'logs')}`,
  );
process.exit(isKept ? 0 : 1);

function printReport({ faults, ledger, times, looks, calmAfter, counted, promises }: StormReport): void {
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
  for (const way of ['engine', 'api'] as const) {
    const title =
      way === 'engine' ? 'Acknowledged to found, past the api, in s' : "The same in the api's answers, in s";
    print(`\n${title.padEnd(42)}  count     p50     p90     p95     p99     max`);
    for (const { kind, [way]: line } of times) print(quantileLine(`  ${kind}`, line));
  }
  print(`\n${looks.join('\n')}\ncalm ${calmAfter} s after the last edit; ${counted} tries counted\n`);
  printPromises(promises);
}

function printPromises(promises: StormReport['promises']): void {
  for (const { title, broken: against, unsaid } of promises) {
    const word = unsaid ? 'UNSAID' : against.length === 0 ? 'kept  ' : 'BROKEN';
    print(`${word}  ${title}${unsaid ? `: ${unsaid}` : ''}`);
    for (const line of against.slice(0, 10)) print(`          ${line}`);
    if (against.length > 10) print(`          and ${against.length - 10} more`);
  }
}

function words(testimony: StormReport['faults'][number]['onPage']): string {
  if (testimony === 'not named') return 'NOT NAMED';
  return testimony === 'not asked' ? '' : testimony.said;
}
