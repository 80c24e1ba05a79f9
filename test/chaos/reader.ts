import { setTimeout as sleep } from 'node:timers/promises';

/** One answer of a search for the whole directory; the names that it showed, by webstore. */
export interface Look {
  askedAt: number;
  answeredAt: number;
  names: ReadonlyMap<string, string>;
}

type Ask = () => Promise<ReadonlyMap<string, string> | undefined>;

/** Asks for the whole directory again and again, on one way, and tells what it sees. */
export class Reader {
  looks = 0;
  last: Look | undefined;
  private readonly ask: Ask;
  private readonly everyMs: number;
  private readonly told: ((look: Look) => void)[] = [];
  private done = false;
  private hurry = Promise.withResolvers<void>();

  /** @param ask answers undefined while there is no answer */
  constructor(ask: Ask, everyMs: number) {
    this.ask = ask;
    this.everyMs = everyMs;
    void this.watch();
  }

  onLook(tell: (look: Look) => void): void {
    this.told.push(tell);
  }

  /** The next look begins at once, or as soon as the present one has ended. */
  lookNow(): void {
    this.hurry.resolve();
  }

  stop(): void {
    this.done = true;
  }

  private async watch(): Promise<void> {
    while (!this.done) {
      const askedAt = Date.now();
      this.hurry = Promise.withResolvers();
      const names = await this.ask().catch(() => undefined);
      if (names) this.tell({ askedAt, answeredAt: Date.now(), names });
      const pause = new AbortController();
      await Promise.race([
        this.hurry.promise,
        sleep(this.everyMs, undefined, { signal: pause.signal }).catch(() => undefined),
      ]);
      pause.abort();
    }
  }

  private tell(look: Look): void {
    this.looks += 1;
    this.last = look;
    for (const tell of this.told) tell(look);
  }
}
