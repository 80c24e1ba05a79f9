import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketAddress } from '../config/bucket-address.js';
import { DependencyUnavailable } from '../outages/outage.js';
import {
  ObjectTooLarge,
  type DownloadAccess,
  type ObjectStorage,
  type StoredObject,
  type UploadAccess,
} from './object-storage.js';
import { saveAs } from './save-as.js';
import { checkedKey } from './storage-key.js';

/** Timeouts in milliseconds: of a connection, of a call without a body, and of one that moves up to 15 MB. */
const connectionTimeout = 2_000;
const callTimeout = 5_000;
const bodyTimeout = 20_000;
const probeTimeout = 1_500;
const longestValidity = 604_800;

/** Options that `command.send` takes. */
interface Deadline {
  readonly abortSignal: AbortSignal;
}

/** Properties of an object as S3 names them. */
interface S3Metadata {
  readonly ContentType?: string | undefined;
  readonly CacheControl?: string | undefined;
  readonly ContentLength?: number | undefined;
  readonly LastModified?: Date | undefined;
}

/** Stores objects in a bucket of an S3-compatible service, to which browsers send files themselves. */
export class S3Storage implements ObjectStorage {
  private readonly client: S3Client;

  /** @param pageSize objects of a page of a list, at most 1,000 */
  constructor(
    private readonly address: BucketAddress,
    private readonly pageSize = 1_000,
  ) {
    const { region, endpoint, pathStyle, credentials } = address;
    this.client = new S3Client({
      region,
      endpoint,
      forcePathStyle: pathStyle,
      ...(credentials && { credentials }),
      // Callers retry: workers with backoff, people with a button.
      maxAttempts: 1,
      requestHandler: { connectionTimeout, requestTimeout: bodyTimeout, throwOnRequestTimeout: true },
      // Not every service knows the newer checksums, and a signed address cannot have one of a file nobody has seen.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(key: string, bytes: Uint8Array, served: Pick<StoredObject, 'contentType' | 'cacheControl'>): Promise<void> {
    const { contentType, cacheControl } = served;
    const command = new PutObjectCommand({
      ...this.at(key),
      Body: bytes,
      ContentLength: bytes.byteLength,
      ContentType: contentType,
      CacheControl: cacheControl,
    });
    await ask('put', bodyTimeout, (deadline) => this.client.send(command, deadline));
  }

  async get(key: string, maxBytes = Infinity): Promise<(StoredObject & { bytes: Uint8Array }) | undefined> {
    const command = new GetObjectCommand(this.at(key));
    return ask('get', bodyTimeout, async (deadline) => {
      const { Body, ...found } = await this.client.send(command, deadline);
      const object = objectOf(found);
      if (object.size > maxBytes) {
        await Body?.transformToWebStream().cancel();
        throw new ObjectTooLarge(key, maxBytes);
      }
      return { ...object, bytes: (await Body?.transformToByteArray()) ?? new Uint8Array() };
    });
  }

  async stat(key: string): Promise<StoredObject | undefined> {
    const command = new HeadObjectCommand(this.at(key));
    return ask('stat', callTimeout, async (deadline) => objectOf(await this.client.send(command, deadline)));
  }

  async delete(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.at(key));
    await ask('delete', callTimeout, (deadline) => this.client.send(command, deadline));
  }

  async *list(folder: string): AsyncIterable<{ key: string; storedAt: Date }> {
    const { bucket: Bucket, prefix } = this.address;
    const within = { Bucket, Prefix: `${prefix}${checkedKey(folder)}/`, MaxKeys: this.pageSize };
    // The first version of the call: it pages by key, and every compatible service knows it.
    let after: string | undefined;
    do {
      const command = new ListObjectsCommand({ ...within, Marker: after });
      const page = await ask('list', callTimeout, (deadline) => this.client.send(command, deadline));
      const objects = page?.Contents ?? [];
      for (const { Key = '', LastModified = new Date() } of objects) {
        yield { key: Key.slice(prefix.length), storedAt: LastModified };
      }
      after = page?.IsTruncated ? objects.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  /**
   * Unlike that of the disk, the address of an upload can be used again until it expires: readers take what is there
   * once, and never rely on its not changing.
   */
  async signedUrl(key: string, access: DownloadAccess | UploadAccess): Promise<string> {
    const { seconds } = access;
    if (!Number.isInteger(seconds) || seconds < 1 || seconds > longestValidity) {
      throw new RangeError(`An address is good for 1 to ${longestValidity} seconds, not ${seconds}`);
    }
    if (access.method === 'GET') {
      const { filename } = access;
      const header = filename === undefined ? {} : { ResponseContentDisposition: saveAs(filename) };
      const download = new GetObjectCommand({ ...this.at(key), ...header });
      return signing(getSignedUrl(this.client, download, { expiresIn: seconds }));
    }
    const { contentType, size } = access;
    // A signature covers one exact size only; readers check any other limit.
    const exact = size.min === size.max ? { ContentLength: size.max } : {};
    const command = new PutObjectCommand({ ...this.at(key), ContentType: contentType, ...exact });
    const signableHeaders = new Set(['host', 'content-type', 'content-length']);
    return signing(getSignedUrl(this.client, command, { expiresIn: seconds, signableHeaders }));
  }

  async probe(): Promise<void> {
    const command = new ListObjectsCommand({ Bucket: this.address.bucket, MaxKeys: 1 });
    await ask('probe', probeTimeout, (deadline) => this.client.send(command, deadline));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.address.bucket, Key: this.address.prefix + checkedKey(key) };
  }
}

const objectOf = ({ ContentType, CacheControl, ContentLength, LastModified }: S3Metadata): StoredObject => ({
  contentType: ContentType ?? 'application/octet-stream',
  cacheControl: CacheControl ?? 'private, no-store',
  size: ContentLength ?? 0,
  storedAt: LastModified ?? new Date(),
});

/** Returns undefined for a missing object; every other failure, a refused key included, is an outage of the storage. */
async function ask<T>(what: string, limit: number, call: (deadline: Deadline) => Promise<T>): Promise<T | undefined> {
  try {
    return await call({ abortSignal: AbortSignal.timeout(limit) });
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error instanceof ObjectTooLarge ? error : asOutage(what, error);
  }
}

async function signing(address: Promise<string>): Promise<string> {
  try {
    return await address;
  } catch (error) {
    // Credentials that the machine was to give.
    throw asOutage('sign', error);
  }
}

const asOutage = (what: string, error: unknown) =>
  new DependencyUnavailable(`storage: ${what}: ${(error as Error).name}: ${(error as Error).message}`, {
    cause: error,
  });

const isAbsent = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);
