import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ServiceSettings } from '#src/platform/config/service-settings.js';
import { RefreshSubscriber } from './refresh-subscriber.js';
import type { SerializedSearch } from './serialized-search.js';

/** Milliseconds for which a response is valid, counted from its request, unless a refresh is announced. */
export const timeToLive = 1_000;
/** The same while announcements do not arrive. */
export const timeToLiveUnsubscribed = 200;
/** Bytes of all cached responses together. */
const mostBytes = 16 * 1_048_576;

interface KeptSearch {
  readonly askedAt: number;
  readonly answer: Promise<SerializedSearch>;
  bytes: number;
}

/**
 * Caches the responses to searches for a moment, because many couples look at the same page of the same city.
 * Concurrent callers share a response in flight. A refresh of the index drops all of them.
 */
@Injectable()
export class SearchCache implements OnApplicationShutdown {
  /** The response that was requested longest ago comes first. */
  private readonly kept = new Map<string, KeptSearch>();
  private bytes = 0;
  private sweep?: NodeJS.Timeout;
  private unsubscribe?: () => void;

  constructor(
    private readonly settings: ServiceSettings,
    private readonly refreshes: RefreshSubscriber,
  ) {}

  /**
   * Returns the response to a search, from the cache if it is still valid.
   * @param name the same for searches with the same response
   */
  answerTo(name: string, ask: () => Promise<SerializedSearch>): Promise<SerializedSearch> {
    if (!this.settings.searchCache) return ask();
    this.unsubscribe ??= this.refreshes.onRefresh(() => this.dropAll());
    const now = performance.now();
    const known = this.kept.get(name);
    if (known && known.askedAt > this.oldestGood(now)) return known.answer;
    return this.keep(name, { askedAt: now, answer: ask(), bytes: 0 });
  }

  private keep(name: string, search: KeptSearch): Promise<SerializedSearch> {
    this.drop(name);
    this.kept.set(name, search);
    this.sweep ??= setInterval(() => this.dropOld(), timeToLive).unref();
    search.answer.then(
      ({ answer }) => this.weigh(name, search, answer.length),
      () => this.kept.get(name) === search && this.drop(name),
    );
    return search.answer;
  }

  /** Its size is known only now; it may have been dropped while it was in flight. */
  private weigh(name: string, search: KeptSearch, bytes: number): void {
    if (this.kept.get(name) !== search) return;
    search.bytes = bytes;
    this.bytes += bytes;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= mostBytes) return;
      this.drop(oldest);
    }
  }

  private dropOld(): void {
    const oldestGood = this.oldestGood(performance.now());
    for (const [name, { askedAt }] of this.kept) {
      if (askedAt > oldestGood) return;
      this.drop(name);
    }
    clearInterval(this.sweep);
    this.sweep = undefined;
  }

  private oldestGood(now: number): number {
    return now - (this.refreshes.isSubscribed ? timeToLive : timeToLiveUnsubscribed);
  }

  private drop(name: string): void {
    this.bytes -= this.kept.get(name)?.bytes ?? 0;
    this.kept.delete(name);
  }

  private dropAll(): void {
    this.kept.clear();
    this.bytes = 0;
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweep);
    this.unsubscribe?.();
  }
}
