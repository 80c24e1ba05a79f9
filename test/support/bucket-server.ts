import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Context } from '@20minutes/s3rver';

/** A local S3 service with one empty bucket. */
export interface BucketServer {
  /** `STORAGE_URL` of the bucket. */
  readonly url: string;
  /** Stops the service; what it stores comes back with `start`, under the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** @param port 0 for a free one */
export async function startBucketServer(port = 0): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'posy-bucket-'));
  const configureBuckets = [{ name: 'posy-files' }];
  const listen = async (on: number) => {
    const server = new S3rver({ port: on, address: '127.0.0.1', silent: true, directory, configureBuckets });
    server.middleware.unshift(acceptBucketCalls);
    return { server, port: (await server.run()).port };
  };
  let running: Awaited<ReturnType<typeof listen>> | undefined = await listen(port);
  const known = running.port;
  const stop = async () => {
    await running?.server.close();
    running = undefined;
  };
  return {
    // The only key that the package knows.
    url: `s3://S3RVER:S3RVER@posy-files/site?endpoint=http://127.0.0.1:${known}&pathStyle=1`,
    stop,
    start: async () => {
      running ??= await listen(known);
    },
    dispose: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Accepts calls about the bucket itself (`/bucket/?list-type=2`) with any signature: the package forgets the last slash
 * of the path when it computes it. Signatures of objects are checked.
 */
function acceptBucketCalls(context: Context, next: () => Promise<unknown>): Promise<unknown> {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.app = Object.assign(Object.create(context.app) as object, { allowMismatchedSignatures: true });
  }
  return next();
}
