import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { Installation } from './installation.ts';
import type { WebstoreAccount } from './ledger.ts';
import type { Machine } from './machine.ts';
import type { Operator } from './operator.ts';
import type { People } from './people.ts';
import type { Kept } from './promises.ts';

/** Number of webstores whose last edit is lost. */
const edited = 20;
/** Milliseconds after the database's return within which search shows the state of the database. */
const healedWithin = 60_000;
/** Milliseconds within which an edit is normally found. */
const foundWithin = 20_000;
/** Milliseconds of the database's changes that are lost: the index keeper checks its log every ten seconds. */
const lostMs = 15_000;
const everyMs = 250;
/** Milliseconds over which the load of the machine is measured. */
const crowdedFor = 5_000;

/**
 * Replaces the database with a copy from before the last publishes, like a standby that had not received them. Their
 * changes are lost: search must stop showing them, and the next publishes must be found.
 */
export async function loseLastMinute(
  site: Installation,
  { operator, machine }: Pick<People, 'operator' | 'machine'>,
  accounts: readonly WebstoreAccount[],
): Promise<Kept> {
  const title = `a database that lost its last commits is followed within ${healedWithin / 1_000} s`;
  const api = new Publisher(site.programs.api.url, operator);
  const chosen = accounts.slice(0, edited).map(({ id }) => id);
  const broken: string[] = [];
  await site.copyDatabase();
  const compare = async (limit: number, names: ReadonlyMap<string, string | null>) =>
    void broken.push(...(await differences(site, names, { limit, machine })));
  await compare(foundWithin, await publishAll(api, chosen, 'Lost'));
  await sleep(lostMs);
  await site.bringBackDatabase();
  await compare(healedWithin, await publishedNames(site, chosen));
  await compare(foundWithin, await publishAll(api, chosen, 'Later'));
  return { title, about: 'data', broken };
}

/** Returns the acknowledged name of each webstore. */
async function publishAll(api: Publisher, ids: readonly string[], word: string): Promise<Map<string, string | null>> {
  const names = new Map<string, string | null>();
  for (const id of ids) {
    const name = `${word} ${id.slice(-4)}`;
    await api.publish(id, name);
    names.set(id, name);
  }
  return names;
}

/** The names in the database; null for an unpublished webstore. */
async function publishedNames(site: Installation, ids: readonly string[]): Promise<Map<string, string | null>> {
  const database = new pg.Client({ connectionString: site.services.postgres.url });
  await database.connect();
  try {
    const { rows } = await database.query<{ id: string; name: string | null }>(
      `select id, published->>'name' as name from webstore.webstore where id = any($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  } finally {
    await database.end();
  }
}

/**
 * Waits until search shows these names; returns what it shows instead after the timeout, which is extended on a busy
 * machine.
 */
async function differences(
  site: Installation,
  names: ReadonlyMap<string, string | null>,
  { limit, machine }: { limit: number; machine: Machine },
): Promise<string[]> {
  for (let waited = 0; ; waited += everyMs / machine.crowding(Date.now() - crowdedFor, Date.now())) {
    const shown = await searched(site, [...names.keys()]);
    const wrong = [...names].filter(([id, name]) => (shown.get(id) ?? null) !== name);
    if (wrong.length === 0) return [];
    if (waited > limit) {
      return wrong.map(
        ([id, name]) => `search shows ${id} as ${JSON.stringify(shown.get(id))}, not ${JSON.stringify(name)}`,
      );
    }
    await sleep(everyMs);
  }
}

async function searched(site: Installation, ids: readonly string[]): Promise<Map<string, string>> {
  const engine = site.services.elasticsearch.url;
  const answer = await fetch(`${engine}/posy-listings/_search?size=${ids.length}&_source=card.name`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: { ids: { values: ids } } }),
  });
  const { hits } = (await answer.json()) as { hits: { hits: { _id: string; _source: { card: { name: string } } }[] } };
  return new Map(hits.hits.map(({ _id: id, _source: source }) => [id, source.card.name]));
}

/** Publishes new names as an operator, and retries while the api is unavailable. */
class Publisher {
  private readonly base: string;
  private readonly operator: Operator;

  constructor(base: string, operator: Operator) {
    this.base = base;
    this.operator = operator;
  }

  async publish(id: string, name: string): Promise<void> {
    const { version } = await this.call<WebstoreDraftView>('GET', `webstores/${id}`);
    await this.call('PATCH', 'webstores', { id, version, name });
    await this.call('PUT', `webstores/${id}/publish`);
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    for (const deadline = Date.now() + healedWithin; ; await sleep(300)) {
      const answer = await fetch(`${this.base}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await this.operator.bearer()}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(30_000),
      });
      if (answer.ok) return (await answer.json()) as T;
      const text = await answer.text();
      if (answer.status !== 503 || Date.now() > deadline)
        throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    }
  }
}
