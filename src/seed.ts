import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { DemoModule } from './demo/demo.module.js';
import { SeedDemoData, type SeedShare } from './demo/seed-demo-data.js';
import { readOptions } from './platform/programs/read-options.js';
import { underContexts, withModules } from './shell-program.js';

/** Webstores for which one more process is worth its start. */
const worthAProcess = 5_000;

/** `node dist/src/seed.js [--listings 5000]`: demo data, through the same rules that people's edits pass. */
const values = readOptions({ listings: { type: 'string', default: '5000' }, share: { type: 'string' } });
const listings = Number(values.listings);
if (!Number.isSafeInteger(listings) || listings < 1) {
  process.stderr.write(`--listings is '${values.listings}'; give it a whole number from 1.\n`);
  process.exit(1);
}

if (values.share === undefined) await seedTogether();
else {
  const share = JSON.parse(values.share) as SeedShare;
  process.send?.(await withSeeder((seeder) => seeder.webstores(listings, share)));
}

/** Making a webstore and its rows is the work of one processor, so that others take part where there are very many. */
async function seedTogether(): Promise<void> {
  const began = Date.now();
  const of = Math.max(1, Math.min(Math.floor(listings / worthAProcess), availableParallelism() - 1));
  const { added, operatorPassword } =
    of === 1 ? await withSeeder((seeder) => seeder.run(listings)) : await seedInParts(of);
  const seconds = (Date.now() - began) / 1_000;
  process.stdout.write(
    added === 0
      ? `All ${listings} webstores were there already.\n`
      : `Seeded ${added} webstores in ${seconds.toFixed(1)} s (${Math.round(added / seconds)} a second).\n`,
  );
  if (operatorPassword !== undefined) {
    process.stdout.write(`operator@posy.example has the password ${operatorPassword}. It is not shown again.\n`);
  }
}

async function seedInParts(of: number): ReturnType<SeedDemoData['run']> {
  const operatorPassword = await withSeeder((seeder) => seeder.people());
  const added = await Promise.all(Array.from({ length: of }, (_, nth) => seedElsewhere({ nth, of })));
  await withSeeder((seeder) => seeder.conversations());
  return { added: added.reduce((sum, some) => sum + some, 0), operatorPassword };
}

async function seedElsewhere(share: SeedShare): Promise<number> {
  const args = [import.meta.filename, '--listings', String(listings), '--share', JSON.stringify(share)];
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let added = 0;
  child.on('message', (some) => (added = some as number));
  process.once('exit', () => child.kill());
  // All output has arrived at `disconnect`, but possibly not at `exit`.
  const [[code]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [[number | null], unknown];
  if (code !== 0) throw new Error(`Process ${share.nth + 1} of ${share.of} that seed failed`);
  return added;
}

function withSeeder<T>(work: (seeder: SeedDemoData) => Promise<T>): Promise<T> {
  return withModules({ imports: [...underContexts, DemoModule] }, (app) => work(app.get(SeedDemoData)));
}
