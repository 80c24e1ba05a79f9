import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { Finder } from './finder.ts';

/**
 * `npm run bench:freshness [-- --listings 100000]`: from the answer to a publish until search finds the new name; 200
 * edits one after the other, then 50 a second for a minute.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    idle: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const editsPerSecond = 50;
/** Webstores that the edits go round, so that none waits for its own edit before. */
const edited = 200;

const site = await BenchSite.start({ listings: Number(values.listings) });
const [base = ''] = site.apiUrls;
const finder = new Finder(site.engineUrl, site.alias);
try {
  const token = await signIn();
  const ids = Array.from(
    { length: edited },
    (_, at) => `01900000-0000-7003-8000-${((at + 1) * 10).toString(16).padStart(12, '0')}`,
  );
  const idle: number[] = [];
  for (let at = 0; at < Number(values.idle); at++)
    idle.push(await edit(ids[at % edited] ?? '', `Idle ${word()}`, token));
  const busy: Promise<number>[] = [];
  const edits = editsPerSecond * Number(values.seconds);
  for (let at = 0, began = Date.now(); at < edits; at++) {
    await sleep(Math.max(0, began + (at * 1_000) / editsPerSecond - Date.now()));
    busy.push(edit(ids[at % edited] ?? '', `Busy ${word()}`, token));
  }
  const found = await Promise.all(busy);
  await publish(
    `Freshness at ${values.listings} listings`,
    table(
      ['edits', 'found', 'lost', 'p50 ms', 'p99 ms', 'slowest ms'],
      [line('one after the other', idle), line(`${editsPerSecond} a second`, found)],
    ),
  );
} finally {
  finder.stop();
  await site.stop();
}

function line(title: string, times: readonly number[]): (string | number)[] {
  const known = times.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number) => Math.round(known[Math.min(known.length - 1, Math.floor(known.length * share))] ?? NaN);
  return [title, known.length, times.length - known.length, at(0.5), at(0.99), Math.round(known.at(-1) ?? NaN)];
}

/** A name that no other edit has, and that is no neighbour's misspelling. */
function word(): string {
  return Array.from({ length: 14 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ identifier: 'operator@posy.example', password: 'Posy-demo-2026' });
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return ((await answer.json()) as SignedInView).data.authResult.AccessToken;
}

async function call<T>(method: string, path: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(`${base}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Renames and publishes; answers the milliseconds until it was found, infinite when it was not within 20 s. */
async function edit(id: string, name: string, token: string): Promise<number> {
  const { version } = await call<WebstoreDraftView>('GET', `webstores/${id}`, token);
  await call('PATCH', 'webstores', token, { id, version, name });
  await call('PUT', `webstores/${id}/publish`, token);
  const answered = performance.now();
  return (await finder.find(name.toLowerCase())) - answered;
}
