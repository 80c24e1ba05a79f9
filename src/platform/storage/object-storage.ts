/** What is known of an object besides its bytes; whoever downloads it gets the first two as headers. */
export interface StoredObject {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Bytes. */
  readonly size: number;
  /** When it was put there last. */
  readonly storedAt: Date;
}

/**
 * Port: keeps files under keys. A key is one or more parts joined with '/', at most 512 characters in all; a part has at
 * most 200 lower-case letters, digits, '.', '_' and '-' and begins with a letter or digit. Every method throws a
 * `TypeError` for another key, and an error that `looksLikeOutage` when the storage is away, full or too slow.
 */
export interface ObjectStorage {
  /** Keeps the bytes. Who reads meanwhile gets the object before or this one, never a part of it. */
  put(key: string, bytes: Uint8Array, served: Pick<StoredObject, 'contentType' | 'cacheControl'>): Promise<void>;
  /** The object with its bytes; nothing when there is none. */
  get(key: string): Promise<(StoredObject & { readonly bytes: Uint8Array }) | undefined>;
  /** The object without its bytes; nothing when there is none. */
  stat(key: string): Promise<StoredObject | undefined>;
  /** Forgets the object; no error when there is none. */
  delete(key: string): Promise<void>;
  /**
   * The objects whose keys begin with `<folder>/`, in no order.
   * @param folder one or more parts of a key
   */
  list(folder: string): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /**
   * A complete address under which anybody may download the object for a while. It may be gone by then.
   * @param access.seconds 1 to 604,800 (a week)
   */
  signedUrl(key: string, access: { readonly method: 'GET'; readonly seconds: number }): Promise<string>;
}

export const OBJECT_STORAGE = Symbol('ObjectStorage');
