import { setTimeout as sleep } from 'node:timers/promises';

/** The result of one search for the whole directory: the names by webstore. */
export interface Look {
  askedAt: number;
  answeredAt: number;
  names: ReadonlyMap<string, string>;
}

type Ask = () => Promise<ReadonlyMap<string, string> | undefined>;

/** Reads the whole directory again and again in one way, and reports its observations. */
export class Reader {
  looks = 0;
  last: Look | undefined;
  private readonly ask: Ask;
  private readonly everyMs: number;
  private readonly told: ((look: Look) => void)[] = [];
  private done = false;
  private hurry = Promise.withResolvers<void>();

  /** @param ask returns undefined without a response */
  constructor(ask: Ask, everyMs: number) {
    this.ask = ask;
    this.everyMs = everyMs;
    void this.watch();
  }

  onLook(tell: (look: Look) => void): void {
    this.told.push(tell);
  }

  /** The next read begins at once, or as soon as the current one has ended. */
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
