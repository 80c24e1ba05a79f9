/** Thrown instead of reading an object that is larger than the reader permits. */
export class ObjectTooLarge extends Error {
  constructor(key: string, maxBytes: number) {
    super(`${key} is larger than ${maxBytes} bytes`);
    this.name = 'ObjectTooLarge';
  }
}

/** Metadata of an object; the first two properties are sent as headers of a download. */
export interface StoredObject {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Bytes. */
  readonly size: number;
  /** Time of the last `put`. */
  readonly storedAt: Date;
}

/** Permits downloading an object. */
export interface DownloadAccess {
  readonly method: 'GET';
  /** 1 to 604,800 (a week). */
  readonly seconds: number;
  /** Name under which browsers save it instead of showing it. The disk never lets anything but pictures be shown. */
  readonly filename?: string;
}

/** Permits storing one object, which must be of this type and size. */
export interface UploadAccess {
  readonly method: 'PUT';
  /** 1 to 604,800 (a week). */
  readonly seconds: number;
  /** A media type without parameters, such as `image/png`. */
  readonly contentType: string;
  /** Bytes; the same number twice for an exact size. */
  readonly size: { readonly min: number; readonly max: number };
}

/**
 * Port: stores files under keys. A key is one or more parts joined with '/', at most 512 characters in all; a part has
 * at most 200 lower-case letters, digits, '.', '_' and '-' and begins with a letter or digit. Every method throws a
 * `TypeError` for an invalid key, and an error that `looksLikeOutage` when the storage is unavailable, full or too
 * slow.
 */
export interface ObjectStorage {
  /** Stores an object atomically: a concurrent reader gets either the previous or the new one. */
  put(key: string, bytes: Uint8Array, served: Pick<StoredObject, 'contentType' | 'cacheControl'>): Promise<void>;
  /**
   * Returns the object with its bytes; undefined if there is none.
   * @param maxBytes for an object that somebody else has stored: none of a larger one is read
   * @throws ObjectTooLarge
   */
  get(key: string, maxBytes?: number): Promise<(StoredObject & { readonly bytes: Uint8Array }) | undefined>;
  /** Returns the metadata of an object; undefined if there is none. */
  stat(key: string): Promise<StoredObject | undefined>;
  /** Deletes the object, if it exists. */
  delete(key: string): Promise<void>;
  /**
   * Lists the objects whose keys begin with `<folder>/`, in no particular order.
   * @param folder one or more parts of a key
   */
  list(folder: string): AsyncIterable<{ readonly key: string; readonly storedAt: Date }>;
  /**
   * Returns a complete URL under which anybody may download the object for a while, provided that it still exists; or
   * upload it. The type, and a size that is exact, are checked when an upload arrives; of another limit, and of uploading
   * only once, a storage may know nothing: readers check `size`, and read an upload once.
   */
  signedUrl(key: string, access: DownloadAccess | UploadAccess): Promise<string>;
  /** Checks that the storage works, within two seconds. */
  probe(): Promise<void>;
}

export const OBJECT_STORAGE = Symbol('ObjectStorage');
