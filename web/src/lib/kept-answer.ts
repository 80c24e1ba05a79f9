import type { KeyValueStorage } from './browser-storage.js';

/**
 * Milliseconds for which a browser keeps categories, feature toggles and the questions of FAQs (OP-139): the first two
 * across reloads.
 */
export const keptFor = 3_600_000;

interface Options<A> {
  storage: KeyValueStorage;
  storageKey: string;
  isAnswer: (value: unknown) => value is A;
  now?: () => number;
}

/** A response of the api that the browser stores between visits (SYS-16). */
export class KeptAnswer<A> {
  constructor(private readonly options: Options<A>) {}

  /** Undefined if there is none of the last hour, or the stored value is invalid (SYS-17). */
  read(): { at: number; answer: A } | undefined {
    const { storage, storageKey, isAnswer } = this.options;
    try {
      const { at, answer } = JSON.parse(storage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
      const age = this.now() - Number(at);
      return typeof at === 'number' && age < keptFor && isAnswer(answer) ? { at, answer } : undefined;
    } catch {
      return undefined;
    }
  }

  write(answer: A): void {
    const { storage, storageKey } = this.options;
    try {
      storage.setItem(storageKey, JSON.stringify({ at: this.now(), answer }));
    } catch {
      // With a full storage the response is requested again at the next visit.
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
