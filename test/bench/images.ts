import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { eventually } from '../support/posy/eventually.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { writeLargePhotos, writePhotos } from './bench-photos.ts';
import { BenchUploads, type PutFile } from './bench-uploads.ts';
import { BenchVendor } from './bench-vendor.ts';
import { Finder } from './finder.ts';
import { ofProcess, withChildren } from './processor-time.ts';
import { VendorEdits } from './vendor-edits.ts';

/**
 * `npm run bench:images [-- --photos 30 --backlog 40 --burst 500 --edits 100]`: JPEGs of 12 megapixels. Measures the
 * time from a confirmation to the approved photo on the vendor's page, the throughput of a worker process per core
 * beside sharp alone doing the same work, the memory of a worker that checks files of 15 MB, and how much longer an
 * edit takes to be found during a burst of photos.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '2000' },
    photos: { type: 'string', default: '30' },
    backlog: { type: 'string', default: '40' },
    turns: { type: 'string', default: '2' },
    large: { type: 'string', default: '12' },
    burst: { type: 'string', default: '500' },
    edits: { type: 'string', default: '100' },
    dry: { type: 'boolean', default: false },
  },
});
const number = (name: 'photos' | 'backlog' | 'turns' | 'large' | 'burst' | 'edits') => Number(values[name]);
const cores = availableParallelism();
/** Seconds after the last photo at which an idle worker's memory is read. */
const idleSeconds = 60;
/** Milliseconds in which the relay queues what is confirmed. */
const queueing = 1_000;
const folder = mkdtempSync(join(tmpdir(), 'posy-bench-photos-'));

const files = await writePhotos(folder, 8);
const site = await BenchSite.start({
  listings: Number(values.listings),
  folder: `bench-images-${process.pid}`,
  workers: ['relay', 'reindex', 'reactions', 'mail'],
});
const [api = ''] = site.apiUrls;
const edits = await VendorEdits.signIn(api);
const uploads = await BenchUploads.by(edits, site.env['DATABASE_URL'] ?? '');
try {
  const text = [await approval(), await throughput(), await memory(), await freshness()].join('\n\n');
  await publish('Photos', text, { isDry: values.dry });
} finally {
  await uploads.end();
  await site.stop();
  rmSync(folder, { recursive: true });
  rmSync(join('.data', `bench-images-${process.pid}`), { recursive: true });
}

async function approval(): Promise<string> {
  const worker = await site.startWorkers('images');
  const vendor = await BenchVendor.signIn(api);
  for (const file of files.slice(0, 3)) await vendor.add(file);
  const times: number[] = [];
  for (let at = 0; at < number('photos'); at++) times.push(await vendor.add(files[at % files.length] ?? ''));
  vendor.leave();
  await end(worker);
  return table(
    ['confirmed to approved on the page, one after the other', 'p50 ms', 'p95 ms', 'slowest ms'],
    [[`${times.length} photos`, ...[0.5, 0.95, 1].map((share) => quantile(times, share))]],
  );
}

/** Both sides are warm: what a process needs for its start and its first photo is not counted. */
async function throughput(): Promise<string> {
  const workers = await Promise.all(Array.from({ length: cores }, () => site.startWorkers('images')));
  await backlog(workers, 2 * cores);
  const ours: Work[] = [];
  const plain: Work[] = [];
  for (let turn = 0; turn < number('turns'); turn++) {
    plain.push(await plainSharp());
    // Meanwhile the processes in which pictures are decoded have ended, because they had none.
    await backlog(workers, 2 * cores);
    ours.push(await backlog(workers, number('backlog')));
  }
  await Promise.all(workers.map(end));
  const best = (all: readonly Work[]) => all.reduce((one, other) => (other.rate > one.rate ? other : one));
  const row = (title: string, { rate, processorTime }: Work) => [
    title,
    rate.toFixed(2),
    (rate / best(plain).rate).toFixed(2),
    Math.round(processorTime),
  ];
  return table(
    [
      `${number('backlog')} photos, ${cores} processes, the best of ${number('turns')} turns`,
      'photos/s',
      'of sharp',
      'processor time of these processes per photo, ms',
    ],
    [row('images worker', best(ours)), row('sharp alone', best(plain))],
  );
}

interface Work {
  /** Photos per second. */
  readonly rate: number;
  /** Milliseconds per photo. */
  readonly processorTime: number;
}

/** Photos that all wait when the workers begin: the api's work for their confirmations is not counted. */
async function backlog(workers: readonly ChildProcess[], count: number): Promise<Work> {
  const put = await uploads.putAll(files, count);
  const before = total(workers);
  for (const worker of workers) worker.kill('SIGSTOP');
  await uploads.confirmAll(put);
  await sleep(queueing);
  for (const worker of workers) worker.kill('SIGCONT');
  const { began, ended } = await checked(put);
  return { rate: rateOf(count, began, ended), processorTime: (total(workers) - before) / count };
}

/** With the processes in which they decode. */
function total(processes: readonly ChildProcess[]): number {
  return processes.flatMap(({ pid }) => withChildren(pid)).reduce((sum, pid) => sum + ofProcess(pid), 0);
}

/** One process per core that does nothing but the work of sharp. */
async function plainSharp(): Promise<Work> {
  const all = Array.from({ length: number('backlog') }, (_, at) => files[at % files.length] ?? '');
  const runs = Array.from({ length: cores }, async (_, core) => {
    const mine = all.filter((_file, at) => at % cores === core);
    const { stdout } = await promisify(execFile)(process.execPath, ['test/bench/images-plain-sharp.ts', ...mine]);
    return JSON.parse(stdout) as { began: number; ended: number; processorTime: number };
  });
  const spans = await Promise.all(runs);
  const began = Math.min(...spans.map((span) => span.began));
  const ended = Math.max(...spans.map((span) => span.ended));
  const processorTime = spans.reduce((sum, span) => sum + span.processorTime, 0) / all.length;
  return { rate: rateOf(all.length, began, ended), processorTime };
}

function rateOf(photos: number, began: number, ended: number): number {
  return photos / ((ended - began) / 1_000);
}

async function memory(): Promise<string> {
  const large = await writeLargePhotos(folder, 2);
  const worker = await site.startWorkers('images');
  const atStart = megabytes(worker);
  const put = await uploads.putAll(large, number('large'));
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, megabytes(worker))), 20);
  await uploads.confirmAll(put);
  await checked(put);
  clearInterval(watching);
  await sleep(idleSeconds * 1_000);
  const idle = megabytes(worker);
  await end(worker);
  return table(
    ['memory of one worker in MB', 'at its start', 'at most', `${idleSeconds} s after the last`],
    [[`${put.length} files of ${(readFileSync(large[0] ?? '').length / 1e6).toFixed(1)} MB`, atStart, most, idle]],
  );
}

/** Memory of a worker with the process in which it decodes; what they share, such as the code of Node, counts once. */
function megabytes({ pid }: ChildProcess): number {
  const shares = withChildren(pid).map((one) => readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'));
  const kilobytes = shares.map((text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]));
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1_024);
}

async function freshness(): Promise<string> {
  const finder = new Finder(site.engineUrl, site.alias);
  const worker = await site.startWorkers('images');
  for (let turn = 0; turn < 10; turn++) await edit(finder, turn, 'Warm');
  const put = await uploads.putAll(files, number('burst'));
  const idle: number[] = [];
  for (let turn = 0; turn < number('edits'); turn++) idle.push(await edit(finder, turn, 'Idle'));
  const { confirming, checking } = await editsDuringBurst(finder, put);
  finder.stop();
  await end(worker);
  const row = (title: string, times: number[]) => [
    title,
    times.length,
    ...[0.5, 0.95].map((at) => quantile(times, at)),
  ];
  const all = [...confirming, ...checking];
  const delay = quantile(all, 0.95) - quantile(idle, 0.95);
  return `${table(
    ['an edit until search finds it', 'edits', 'p50 ms', 'p95 ms'],
    [
      row('nothing else', idle),
      row(`during a burst of ${put.length} photos`, all),
      row('of these, while photos are confirmed', confirming),
      row('of these, while the rest is checked', checking),
    ],
  )}\n\nThe burst delays the 95th percentile by ${delay} ms.`;
}

/** An edit every second, from the first confirmation of the burst to its last check. */
async function editsDuringBurst(finder: Finder, put: readonly PutFile[]) {
  const [confirming, checking]: [number[], number[]] = [[], []];
  const now = { isConfirmed: false };
  const confirmed = uploads.confirmAll(put).finally(() => (now.isConfirmed = true));
  confirmed.catch(() => undefined); // rethrown below
  for (let turn = 0; !now.isConfirmed || (await uploads.checkedWithin(put)) === undefined; turn++) {
    (now.isConfirmed ? checking : confirming).push(await edit(finder, turn, 'Burst'));
  }
  await confirmed;
  return { confirming, checking };
}

async function edit(finder: Finder, turn: number, first: string): Promise<number> {
  const name = VendorEdits.name(first);
  await edits.rename(turn, name);
  const answered = performance.now();
  const found = await finder.find(name.toLowerCase());
  await sleep(1_000);
  return found - answered;
}

/** Resolves once all photos are checked, which may take ten minutes. */
function checked(put: readonly PutFile[]) {
  return eventually(
    () => uploads.checkedWithin(put),
    (span) => span !== undefined,
    600_000,
    200,
  );
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill();
  await ended;
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);
}
