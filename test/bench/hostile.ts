/**
 * Measures how much one hostile caller slows down everybody else: with a body that is expensive to refuse, and with six
 * connections that request uncached pages. An earlier commit is measured in turns with this one.
 *
 *     git worktree add ../before COMMIT && (cd ../before && npm ci && npm run build)
 *     node test/bench/hostile.ts --before ../before [--dry]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePorts } from '../../docker/local/free-ports.ts';
import { serverFlags } from '../../docker/local/server-flags.ts';
import { eventually } from '../support/posy/eventually.ts';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';

const { values } = parseArgs({ options: { before: { type: 'string' }, dry: { type: 'boolean', default: false } } });
if (values.before === undefined) throw new Error('--before names the folder of an earlier commit, built');

const connections = 6;
const seconds = 6;
/** The usual budget: the site's own programs render without one for other measurements. */
const settings = { RENDERINGS_PER_MINUTE: '120' };

/** Milliseconds between two requests of the bystander. */
const every = 20;

/**
 * Sends small requests at a steady rate without waiting for earlier responses: waiting would count a long standstill as
 * one slow response. Returns milliseconds when it is stopped and every request has a response.
 */
function bystander(url: string) {
  const asked: Promise<number>[] = [];
  const ask = () => fetch(`${url}/api/system/featureToggles`);
  const wait = async () => {
    const startedAt = performance.now();
    // A connection that was closed with a refused body is opened again.
    await (await ask().catch(ask)).arrayBuffer();
    return performance.now() - startedAt;
  };
  const pace = setInterval(() => asked.push(wait()), every);
  return async () => {
    clearInterval(pace);
    const waits = (await Promise.all(asked)).sort((one, other) => one - other);
    const at = (share: number) => waits[Math.floor(waits.length * share)] ?? NaN;
    return { p50: at(0.5), p95: at(0.95), longest: waits.at(-1) ?? NaN };
  };
}

async function quiet(url: string) {
  const stop = bystander(url);
  await sleep(3_000);
  return stop();
}

async function hostileBody(url: string) {
  const body = JSON.stringify({ ids: Array.from({ length: 165_000 }, (_, at) => at) });
  const headers = { 'content-type': 'application/json' };
  const stop = bystander(url);
  await sleep(200);
  // Whether it gets a response or its connection is closed, others wait for as long as it is processed.
  await fetch(`${url}/api/webstores/listIds`, { method: 'POST', headers, body }).catch(() => undefined);
  await sleep(200);
  return stop();
}

let asked = 0;
/** The tenth page of all vendors in the country, with different words each time. */
const newPage = () => `/vendors?page=10&bounds=${(20 + (asked += 1) / 10_000).toFixed(4)},-130,60,-60`;

async function hostilePages(url: string) {
  const until = performance.now() + seconds * 1_000;
  let rendered = 0;
  let given = 0;
  const reader = async () => {
    while (performance.now() < until) {
      const page = await (await fetch(`${url}${newPage()}`)).text();
      given += 1;
      if (page.includes('<h1')) rendered += 1;
    }
  };
  const stop = bystander(url);
  await Promise.all(Array.from({ length: connections }, reader));
  return { ...(await stop()), rendered, given };
}

async function serve(site: BenchSite, folder: string, port: number): Promise<ChildProcess> {
  const env = { ...site.env, ...settings, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const child = spawn(process.execPath, [...serverFlags.api, 'dist/src/main.js'], { cwd: resolve(folder), env });
  await eventually(
    () => fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined),
    (answer) => answer?.ok === true,
  );
  return child;
}

const site = await BenchSite.start({ listings: 600, parts: ['server', 'web'] });
const children: ChildProcess[] = [];
try {
  const rows: string[][] = [];
  const ports = await freePorts(2);
  const sides = [
    { name: 'before', folder: values.before, port: ports[0] ?? 0 },
    { name: 'after', folder: '.', port: ports[1] ?? 0 },
  ];
  for (const { folder, port } of sides) children.push(await serve(site, folder, port));
  for (const { name, port } of sides) {
    const url = `http://127.0.0.1:${port}`;
    // Both are run before, so that they are compiled.
    await hostilePages(url);
    const alone = await quiet(url);
    const body = await hostileBody(url);
    const pages = await hostilePages(url);
    const line = (what: string, found: Awaited<ReturnType<typeof quiet>>, count = '') => {
      const times = [found.p50.toFixed(1), found.p95.toFixed(1), found.longest.toFixed(0)];
      rows.push([what, name, ...times, (found.p95 / alone.p95).toFixed(1), count]);
    };
    line('nothing else', alone);
    line('one body with 165,000 ids', body);
    line(`${connections} connections for new pages, ${seconds} s`, pages, `${pages.rendered} of ${pages.given}`);
  }
  const columns = ['beside', 'commit', 'p50 ms', 'p95 ms', 'longest ms', 'of p95 alone', 'rendered of pages'];
  const about =
    'Waits of a bystander who asks the same api process for something small 50 times a second. The connections ask ' +
    'without a pause; those beyond the budget of 120 renderings a minute, part of which was spent on letting the ' +
    'compiler learn, get the frame.';
  await publish('Hostile callers', `${about}\n\n${table(columns, rows)}`, { isDry: values.dry });
} finally {
  for (const child of children) if (child.exitCode === null && child.kill()) await once(child, 'exit');
  await site.stop();
}
