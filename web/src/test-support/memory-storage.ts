import type { KeyValueStorage } from '../lib/browser-storage.js';

/** Storage that two fake tabs can share. */
export class MemoryStorage implements KeyValueStorage {
  private readonly kept = new Map<string, string>();
  readonly getItem = (key: string) => this.kept.get(key) ?? null;
  readonly setItem = (key: string, value: string) => void this.kept.set(key, value);
  readonly removeItem = (key: string) => void this.kept.delete(key);
  readonly clear = () => this.kept.clear();
}
