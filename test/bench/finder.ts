import { setTimeout as sleep } from 'node:timers/promises';

interface Wanted {
  name: string;
  until: number;
  found: (at: number) => void;
}

/**
 * Polls the engine for all wanted names at once, every few milliseconds: one small request for any number of names, so
 * that polling does not become the load that is measured.
 */
export class Finder {
  private readonly engine: string;
  private readonly alias: string;
  private readonly timeout: number;
  private wanted: Wanted[] = [];
  private stopped = false;

  /** @param timeout milliseconds after which a name counts as lost */
  constructor(engine: string, alias: string, timeout = 20_000) {
    this.engine = engine;
    this.alias = alias;
    this.timeout = timeout;
    void this.look();
  }

  /** The moment at which a search for this folded name found something; infinite when it never did. */
  find(name: string): Promise<number> {
    return new Promise((found) => this.wanted.push({ name, until: performance.now() + this.timeout, found }));
  }

  stop(): void {
    this.stopped = true;
  }

  private async look(): Promise<void> {
    for (; !this.stopped; await sleep(10)) {
      const asked = [...this.wanted];
      if (asked.length === 0) continue;
      const there = await this.areThere(asked.map(({ name }) => name));
      const now = performance.now();
      const settled = new Set<Wanted>();
      for (const [at, wanted] of asked.entries()) {
        if (!there[at] && now < wanted.until) continue;
        wanted.found(there[at] ? now : Infinity);
        settled.add(wanted);
      }
      this.wanted = this.wanted.filter((wanted) => !settled.has(wanted));
    }
  }

  private async areThere(names: readonly string[]): Promise<boolean[]> {
    const lines = names.flatMap((name) => ['{}', JSON.stringify({ size: 0, query: { term: { nameKey: name } } })]);
    const answer = await fetch(`${this.engine}/${this.alias}/_msearch`, {
      method: 'POST',
      body: `${lines.join('\n')}\n`,
      headers: { 'content-type': 'application/x-ndjson' },
    });
    const { responses } = (await answer.json()) as { responses: { hits: { total: { value: number } } }[] };
    return responses.map(({ hits }) => hits.total.value > 0);
  }
}
