import { setTimeout as sleep } from 'node:timers/promises';

interface Hit {
  _id: string;
  _source: { card: { name: string } };
}

/** The number in a name that an editor gave; 0 for the names of the demo data. */
export const numberIn = (name: string): number => Number(/^Chaos (\d{6}) /.exec(name)?.[1] ?? 0);

/** A couple that looks at the whole directory again and again: what it has seen once must never become older. */
export class Onlooker {
  readonly wentBack: string[] = [];
  looks = 0;
  private readonly engine: string;
  private readonly newest = new Map<string, number>();
  private done = false;

  /** @param engine past all links */
  constructor(engine: string) {
    this.engine = engine;
    void this.watch();
  }

  stop(): void {
    this.done = true;
  }

  private async watch(): Promise<void> {
    for (; !this.done; await sleep(150)) {
      for (const { _id: id, _source: source } of await this.look()) {
        const seen = numberIn(source.card.name);
        const before = this.newest.get(id) ?? 0;
        if (seen < before) this.wentBack.push(`${id} showed edit ${seen} after edit ${before}`);
        else this.newest.set(id, seen);
      }
    }
  }

  /** Nothing while the engine is away. */
  private async look(): Promise<Hit[]> {
    try {
      const answer = await fetch(`${this.engine}/posy-listings/_search?size=1000&_source=card.name`, {
        signal: AbortSignal.timeout(3_000),
      });
      if (!answer.ok) return [];
      this.looks += 1;
      return ((await answer.json()) as { hits: { hits: Hit[] } }).hits.hits;
    } catch {
      return [];
    }
  }
}
