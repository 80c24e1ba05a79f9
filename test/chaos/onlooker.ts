import type { WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { numberIn, type Ledger } from './ledger.ts';
import { Reader, type Look } from './reader.ts';

interface Hit {
  _id: string;
  _source: { card: { name: string } };
}

/** Timeout in milliseconds of a request. */
const timeout = 3_000;
/**
 * Milliseconds for which the api may cache a response without an announced refresh, plus half a second for the
 * transfer.
 */
const mayBeBehind = 1_500;
/** Milliseconds for which the engine may show an unacknowledged write, which waits for its sync. */
const mayBeUnsynced = 2_000;

/** The newest state of each webstore that a reader has seen: later observations must never be older. */
class Newest {
  private readonly seen = new Map<string, { number: number; at: number }>();

  at(id: string): { number: number; at: number } {
    return this.seen.get(id) ?? { number: 0, at: 0 };
  }

  /** @param at when it was first seen */
  note(id: string, number: number, at: number): void {
    if (this.at(id).number !== number) this.seen.set(id, { number, at });
  }
}

/**
 * Simulates couples who read the whole directory again and again: directly from the engine, and through the api with
 * its caches. Observations must never become older, and the api must not lag behind the engine.
 */
export class Onlooker {
  readonly engine: Reader;
  readonly api: Reader;
  readonly wentBack: string[] = [];
  /** Responses of the api that were older than what the engine showed long enough before. */
  readonly behind: string[] = [];
  /**
   * Older observations after a crash of the engine, which had not acknowledged what it showed. No promise covers them.
   */
  dirtyReads = 0;
  private readonly newestInEngine = new Newest();
  private readonly newestInApi = new Newest();
  /** States that the engine has shown, with their first observation; the newest last. */
  private readonly shown = new Map<string, { number: number; at: number }[]>();
  private readonly crashes: () => readonly number[];

  /**
   * @param engine bypasses all links
   * @param crashes when the engine was killed, in milliseconds since 1970
   */
  constructor(engine: string, api: string, ledger: Ledger, crashes: () => readonly number[]) {
    this.crashes = crashes;
    const ids = ledger.accounts.map(({ id }) => id);
    this.engine = new Reader(() => fromEngine(engine, ids), 100);
    this.api = new Reader(() => fromApi(api), 150);
    this.engine.onLook((look) => {
      this.compareEngine(look);
      ledger.arrivals.engine.saw(numbers(look), look.answeredAt);
    });
    this.api.onLook((look) => {
      this.compareApi(look);
      ledger.arrivals.api.saw(numbers(look), look.answeredAt);
    });
  }

  stop(): void {
    this.engine.stop();
    this.api.stop();
  }

  private compareEngine({ answeredAt, names }: Look): void {
    for (const [id, name] of names) {
      const number = numberIn(name);
      const before = this.newestInEngine.at(id);
      this.newestInEngine.note(id, number, answeredAt);
      const history = this.shown.get(id) ?? [];
      if (number < before.number) {
        history.length = 0;
        if (this.isDirty(before.at, answeredAt)) this.dirtyReads += 1;
        else this.wentBack.push(`the engine showed ${id} with edit ${number} after edit ${before.number}`);
      }
      if (number !== before.number) history.push({ number, at: answeredAt });
      this.shown.set(id, history.slice(-20));
    }
  }

  private compareApi({ askedAt, answeredAt, names }: Look): void {
    for (const [id, name] of names) {
      const number = numberIn(name);
      const before = this.newestInApi.at(id);
      this.newestInApi.note(id, number, answeredAt);
      if (number < before.number && !this.isDirty(before.at, answeredAt)) {
        this.wentBack.push(`the api showed ${id} with edit ${number} after edit ${before.number}`);
      }
      const due = this.shown.get(id)?.findLast(({ at }) => at < askedAt - mayBeBehind);
      if (due && number < due.number) {
        const since = ((askedAt - due.at) / 1_000).toFixed(1);
        this.behind.push(`the api showed ${id} with edit ${number}, ${since} s after the engine showed ${due.number}`);
      }
    }
  }

  /** Returns whether it was first seen just before a crash, after which the older one was seen. */
  private isDirty(seenAt: number, olderAt: number): boolean {
    return this.crashes().some((crash) => seenAt > crash - mayBeUnsynced && crash < olderAt);
  }
}

const numbers = ({ names }: Look) => new Map([...names].map(([id, name]) => [id, numberIn(name)]));

async function fromEngine(engine: string, ids: readonly string[]): Promise<ReadonlyMap<string, string> | undefined> {
  const answer = await fetch(`${engine}/posy-listings/_search?size=${ids.length}&_source=card.name`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: { ids: { values: ids } } }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) return undefined;
  const { hits } = (await answer.json()) as { hits: { hits: Hit[] } };
  return new Map(hits.hits.map(({ _id: id, _source: source }) => [id, source.card.name]));
}

/** Ordered by name, since the names of imported webstores come last. */
async function fromApi(api: string): Promise<ReadonlyMap<string, string> | undefined> {
  const answer = await fetch(`${api}/api/webstoresearch?pageSize=120&sort=name`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (!answer.ok) return undefined;
  const { results } = (await answer.json()) as WebstoreSearchView;
  return new Map(results.map(({ id, name }) => [id, name]));
}
