import type { KeyValueStorage } from './browser-storage.js';

/** Milliseconds that a browser keeps categories and feature toggles, reloads included (OP-139). */
export const keptFor = 3_600_000;

interface Options<A> {
  storage: KeyValueStorage;
  storageKey: string;
  isAnswer: (value: unknown) => value is A;
  now?: () => number;
}

/** An answer of the api that the browser keeps between visits (SYS-16). */
export class KeptAnswer<A> {
  constructor(private readonly options: Options<A>) {}

  /** Undefined when there is none, or none of the last hour, or something else stands in its place (SYS-17). */
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
      // A full storage keeps nothing: the answer is asked for at the next visit.
    }
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
