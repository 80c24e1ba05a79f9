/** The part of the package that tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export interface Context {
    path: string;
    app: object;
  }

  export default class S3rver {
    /** Koa's middleware; the first one runs first. */
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs?: string[] }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
