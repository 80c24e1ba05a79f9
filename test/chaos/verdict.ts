import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ListingCardView, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import type { Installation } from './installation.ts';
import { addedConsumer } from './upgrade.ts';
import { numberIn, type Ledger, type WebstoreAccount } from './ledger.ts';

/** Milliseconds within which everything must have recovered after the last fault. */
const calmLimit = 90_000;
/** Milliseconds for which the api may return an outdated search. */
const keptAnswers = 1_500;
/** Upper limit above the number of webstores. */
const mostPerPage = 120;

interface State {
  open: number;
  failed: number;
  /** Counted attempts: the total, and the maximum of one delivery. */
  counted: number;
  mostCounted: number;
  drift: number;
  refused: number;
}

interface IndexedListing {
  version: number;
  unavailableDays: string[];
}

/** Versions in the database: the webstore's own, and those that the directory has made and indexed. */
interface VersionRow {
  id: string;
  isPublished: boolean;
  published: number;
  projected: number | null;
  indexed: number | null;
}

/** The final state, to be compared with what people were shown. */
export class Verdict {
  private readonly site: Installation;
  private readonly ledger: Ledger;
  private readonly database: pg.Client;

  static async on(site: Installation, ledger: Ledger): Promise<Verdict> {
    const database = new pg.Client({ connectionString: site.services.postgres.url });
    await database.connect();
    return new Verdict(site, ledger, database);
  }

  private constructor(site: Installation, ledger: Ledger, database: pg.Client) {
    this.site = site;
    this.ledger = ledger;
    this.database = database;
  }

  /** Waits until all programs are healthy and nothing is in flight; returns the seconds, or what has not recovered. */
  async calm(): Promise<{ seconds: number; trouble: string[] }> {
    const began = Date.now();
    let trouble = await this.troubles();
    while (trouble.length > 0 && Date.now() - began < calmLimit) {
      await sleep(500);
      trouble = await this.troubles();
    }
    return { seconds: Math.round((Date.now() - began) / 1_000), trouble };
  }

  /** Acknowledged changes that PostgreSQL, the index or the directory does not have. */
  async missing(): Promise<string[]> {
    const cards = await this.cards();
    const indexed = await this.indexed();
    const drafts = await this.rows<{ id: string; name: string }>(
      `select id, draft->>'name' as name from webstore.webstore`,
    );
    const draftNames = new Map(drafts.map((row) => [row.id, row.name]));
    return this.ledger.accounts.flatMap((account) => [
      ...(account.draft.allows(draftNames.get(account.id) ?? '')
        ? []
        : [`draft of ${account.id} is '${draftNames.get(account.id)}', not ${account.draft.expected}`]),
      ...missingFromSearch(account, cards.get(account.id), indexed.get(account.id)),
    ]);
  }

  /**
   * Webstores whose acknowledged or published version is not the one that the directory calls live and search shows.
   */
  async notLive(): Promise<string[]> {
    const cards = await this.cards();
    const rows = await this.rows<VersionRow>(`
      select webstore.id, webstore.published is not null as "isPublished", webstore.published_version as published,
        listing.published_version as projected, listing.indexed_published_version as indexed
      from webstore.webstore left join directory.listing on listing.webstore_id = webstore.id`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.ledger.accounts.flatMap((account) =>
      versionFaults(account, byId.get(account.id), cards.get(account.id)),
    );
  }

  /** Documents whose version differs from their row's. */
  async drifted(): Promise<string[]> {
    const indexed = await this.indexed();
    const rows = await this.rows<{ id: string; version: string; listed: boolean }>(
      `select webstore_id as id, version, document is not null as listed from directory.listing
       where webstore_id = any($1)`,
      this.ledger.accounts.map(({ id }) => id),
    );
    const differing = rows.flatMap(({ id, version, listed }) => {
      const found = indexed.get(id)?.version;
      if (!listed) return found === undefined ? [] : [`${id} is in the index and should not be`];
      return found === Number(version) ? [] : [`${id} is in the index with version ${found}, not ${version}`];
    });
    return [...differing, ...(await this.differenceInCounts())];
  }

  /**
   * Publishes that a consumer added by an upgrade never received. The bulk import is left out: it is written by this
   * process, which runs the first version to the end and is not upgraded.
   */
  async undelivered(upgrades: number): Promise<string[]> {
    const consumers = Array.from({ length: upgrades }, (_, at) => addedConsumer(at + 1));
    const rows = await this.rows<{ consumer: string; count: string }>(
      `select consumer, count(*) from unnest($1::text[]) as added (consumer), platform.message
       where type = 'webstore.webstore-published'
         and not exists (
           select from platform.delivery
           where delivery.message_id = message.id and (delivery.bulk or delivery.consumer = added.consumer)
         )
       group by consumer`,
      consumers,
    );
    return rows.map(({ consumer, count }) => `${count} publishes have no delivery for ${consumer}`);
  }

  private async differenceInCounts(): Promise<string[]> {
    const [row] = await this.rows<{ listed: string }>(
      'select count(*) as listed from directory.listing where document is not null',
    );
    const answer = await fetch(`${this.site.services.elasticsearch.url}/posy-listings/_count`);
    const { count } = (await answer.json()) as { count: number };
    return count === Number(row?.listed) ? [] : [`the index has ${count} documents where ${row?.listed} should be`];
  }

  async state(): Promise<State> {
    const [row] = await this.rows<Record<keyof State, string>>(`
      select
        (select count(*) from platform.delivery where done_at is null and failed_at is null) as open,
        (select count(*) from platform.delivery where failed_at is not null) as failed,
        (select coalesce(sum(attempts), 0) from platform.delivery) as counted,
        (select coalesce(max(attempts), 0) from platform.delivery) as "mostCounted",
        (select count(*) from directory.listing where version > indexed_version) as drift,
        (select count(*) from directory.listing where index_error is not null) as refused`);
    const number = (name: keyof State) => Number(row?.[name]);
    return {
      open: number('open'),
      failed: number('failed'),
      counted: number('counted'),
      mostCounted: number('mostCounted'),
      drift: number('drift'),
      refused: number('refused'),
    };
  }

  end(): Promise<void> {
    return this.database.end();
  }

  private async troubles(): Promise<string[]> {
    const answers = await Promise.all(
      Object.values(this.site.programs).map(async (program) => ({
        program: program.name,
        said: await program.health(),
      })),
    );
    const unwell = answers.flatMap(({ program, said }) => {
      if (said === 'no answer') return [`${program} does not answer`];
      return said.status === 'ready' ? [] : [`${program} is ${said.status}: ${JSON.stringify(said.dependencies)}`];
    });
    const { open, drift } = await this.state();
    if (open > 0) unwell.push(`${open} deliveries are open`);
    if (drift > 0) unwell.push(`${drift} listings have drifted`);
    return unwell;
  }

  /**
   * The directory as couples see it through the api, by name, since the names of imported webstores come last; retries
   * like a couple.
   */
  private async cards(): Promise<Map<string, ListingCardView>> {
    await sleep(keptAnswers);
    const url = `${this.site.programs.api.url}/api/webstoresearch?pageSize=${mostPerPage}&sort=name`;
    let answer = await fetch(url);
    for (const deadline = Date.now() + calmLimit; !answer.ok && Date.now() < deadline; await sleep(500)) {
      answer = await fetch(url);
    }
    if (!answer.ok) throw new Error(`Search still answers ${answer.status} ${await answer.text()}`);
    const { results } = (await answer.json()) as WebstoreSearchView;
    return new Map(results.map((card) => [card.id, card]));
  }

  private async indexed(): Promise<Map<string, IndexedListing>> {
    const engine = this.site.services.elasticsearch.url;
    await fetch(`${engine}/posy-listings/_refresh`, { method: 'POST' });
    const ids = this.ledger.accounts.map(({ id }) => id);
    const answer = await fetch(
      `${engine}/posy-listings/_search?size=${ids.length}&version=true&docvalue_fields=unavailableDays`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: { ids: { values: ids } } }),
      },
    );
    const { hits } = (await answer.json()) as {
      hits: { hits: { _id: string; _version: number; fields?: { unavailableDays?: string[] } }[] };
    };
    return new Map(
      hits.hits.map((hit) => [hit._id, { version: hit._version, unavailableDays: hit.fields?.unavailableDays ?? [] }]),
    );
  }

  private async rows<T>(statement: string, ...values: readonly unknown[]): Promise<T[]> {
    return (await this.database.query(statement, [...values])).rows as T[];
  }
}

function versionFaults(
  { id, versions }: WebstoreAccount,
  row: VersionRow | undefined,
  card: ListingCardView | undefined,
): string[] {
  if (!row) return [`${id} is gone`];
  const { isPublished, published, projected, indexed } = row;
  const faults: string[] = [];
  const acknowledged = Math.max(0, ...versions.keys());
  if (published < acknowledged) faults.push(`${id} has version ${published}, and ${acknowledged} was acknowledged`);
  if (!isPublished) return faults;
  if (projected !== published || indexed !== published) {
    faults.push(`${id} has version ${published}; ${projected} was projected and ${indexed} called live`);
  }
  const number = versions.get(published)?.number;
  if (number !== undefined && numberIn(card?.name ?? '') !== number) {
    faults.push(`${id} has version ${published} with edit ${number}; search shows ${JSON.stringify(card?.name)}`);
  }
  return faults;
}

function missingFromSearch(
  account: WebstoreAccount,
  card: ListingCardView | undefined,
  indexed: IndexedListing | undefined,
): string[] {
  const found = card?.name ?? null;
  if (!account.shown.allows(found))
    return [`search shows ${account.id} as ${JSON.stringify(found)}, not ${account.shown.expected}`];
  if (!card || !indexed) return [];
  const faults: string[] = [];
  if (!account.placement.allows(card.placement)) {
    faults.push(`search places ${account.id} as ${JSON.stringify(card.placement)}, not ${account.placement.expected}`);
  }
  for (const [day, fact] of account.booked) {
    const isBooked = indexed.unavailableDays.includes(day);
    if (!fact.allows(isBooked)) faults.push(`${account.id} on ${day}: booked is ${isBooked}, not ${fact.expected}`);
  }
  return faults;
}
