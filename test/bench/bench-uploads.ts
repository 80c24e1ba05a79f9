import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import type { VendorEdits } from './vendor-edits.ts';

const contentType = 'image/jpeg';
/** Photos for packages that a webstore takes, with some room. */
const perWebstore = 40;

/** A file that was put, and not confirmed yet. */
export interface PutFile {
  webstoreId: string;
  imageId: string;
  signedUrl: string;
}

/** Uploads photos for packages of the webstores of the demo data, as their vendors' browsers would. */
export class BenchUploads {
  private readonly vendors: VendorEdits;
  private readonly database: pg.Client;
  private made = 0;

  static async by(vendors: VendorEdits, databaseUrl: string): Promise<BenchUploads> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    return new BenchUploads(vendors, database);
  }

  private constructor(vendors: VendorEdits, database: pg.Client) {
    this.vendors = vendors;
    this.database = database;
  }

  async put(path: string): Promise<PutFile> {
    const file = await readFile(path);
    const webstoreId = this.vendors.webstoreIds[Math.floor(this.made++ / perWebstore)] ?? '';
    const query = new URLSearchParams({ filename: 'photo.jpg', category: 'packages', noCacheKey: '1', contentType });
    query.set('size', String(file.length));
    const begun = await this.vendors.call<ImageUploadView>('GET', `webstores/${webstoreId}/uploadImage?${query}`);
    const headers = { 'content-type': contentType };
    const answer = await fetch(begun.signedUrl, { method: 'PUT', headers, body: new Uint8Array(file) });
    if (!answer.ok) throw new Error(await answer.text());
    return { webstoreId, ...begun };
  }

  async putAll(paths: readonly string[], count: number): Promise<PutFile[]> {
    const put: PutFile[] = [];
    for (let at = 0; at < count; at++) put.push(await this.put(paths[at % paths.length] ?? ''));
    return put;
  }

  confirm({ webstoreId, signedUrl }: PutFile): Promise<unknown> {
    const body = { category: 'packages', preSignedUrl: signedUrl, contentType, width: 0, height: 0, ordinal: 0 };
    return this.vendors.call('PUT', `webstores/${webstoreId}/confirmUploadImage`, body);
  }

  async confirmAll(put: readonly PutFile[]): Promise<void> {
    for (const file of put) await this.confirm(file);
  }

  /** Returns when the first check of these began and the last ended; undefined while some are not checked. */
  async checkedWithin(put: readonly PutFile[]): Promise<{ began: number; ended: number } | undefined> {
    const { rows } = await this.database.query<{ began: Date; ended: Date; open: string; bad: string }>(
      `select min(delivery.started_at) as began, max(delivery.done_at) as ended,
         count(*) filter (where delivery.done_at is null) as open,
         count(*) filter (where image.validation_result = false) as bad
       from platform.delivery join platform.message on message.id = message_id
       join webstore.image on image.id = (message.payload->>'imageId')::uuid
       where consumer = 'webstore.check-image' and image.id = any($1)`,
      [put.map(({ imageId }) => imageId)],
    );
    const [row] = rows;
    if (Number(row?.bad) > 0) throw new Error(`${row?.bad} photos were refused`);
    return row && Number(row.open) === 0 ? { began: row.began.getTime(), ended: row.ended.getTime() } : undefined;
  }

  end(): Promise<void> {
    return this.database.end();
  }
}
