import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';
import type { Operator } from './operator.ts';
import type { Kept } from './promises.ts';

/** Milliseconds: longer than the api may take, so that a missing response means a lost connection. */
const timeout = 30_000;
/** Milliseconds between two tries of a step without a response, and how many there are: most faults are over by then. */
const againAfter = 1_000;
const mostTries = 20;
/** Number of different photos; all of them are good ones. */
const photos = 6;
/** Large enough that a fault can strike in the middle of a check. */
const size = { width: 2_400, height: 1_800 };
const contentType = 'image/jpeg';

interface ImageRow {
  id: string;
  verdict: boolean | null;
  picture: string | null;
  reasons: string[];
}

/**
 * Simulates vendors who upload photos for packages all the time. A photo whose confirmation was acknowledged must get
 * its verdict, and its files.
 */
export class Photographer {
  /** Responses that no fault explains. */
  readonly surprises: string[] = [];
  private readonly base: string;
  private readonly operator: Operator;
  private readonly webstoreIds: readonly string[];
  private readonly random: SeededRandom;
  /** Ids of the pictures whose confirmation was acknowledged. */
  private readonly owed = new Set<string>();
  private givenUp = 0;

  constructor(base: string, operator: Operator, webstoreIds: readonly string[], random: SeededRandom) {
    this.base = base;
    this.operator = operator;
    this.webstoreIds = webstoreIds;
    this.random = random;
  }

  async work(isOver: () => boolean): Promise<void> {
    const album = await Promise.all(Array.from({ length: photos }, aPhoto));
    while (!isOver()) {
      await this.upload(this.random.pick(this.webstoreIds), this.random.pick(album));
      await sleep(this.random.integer(1_000, 3_000));
    }
  }

  /** Readable form. */
  get told(): string {
    return `${this.owed.size} photos were confirmed, ${this.givenUp} uploads were given up during a fault`;
  }

  /** Compares what was acknowledged with the database and with what the api serves, once everything is calm. */
  async judged(databaseUrl: string): Promise<Kept[]> {
    const rows = new Map((await this.rows(databaseUrl)).map((row) => [row.id, row]));
    const found = [...this.owed].map((id) => ({ id, row: rows.get(id) }));
    const named = (some: typeof found, what: string) => some.map(({ id }) => `photo ${id} ${what}`);
    const checked = found.flatMap(({ row }) => (row && row.verdict !== null ? [row] : []));
    const refused = checked.filter(({ verdict, picture }) => !verdict || picture === null);
    const unserved = await this.unserved(checked.filter((row) => !refused.includes(row)));
    return [
      {
        title: 'no confirmed photo is lost',
        about: 'data',
        broken: named(
          found.filter(({ row }) => !row),
          'is gone',
        ),
      },
      {
        title: "no photo stays 'being checked'",
        about: 'data',
        broken: named(
          found.filter(({ row }) => row?.verdict === null),
          'has no verdict',
        ),
      },
      {
        title: 'every good photo is approved and served',
        about: 'data',
        broken: [...refused.map(({ id, reasons }) => `photo ${id} was refused: ${reasons.join()}`), ...unserved],
      },
      {
        title: 'photos were uploaded during the faults',
        about: 'storm',
        broken: this.owed.size > 0 ? [] : ['none was confirmed'],
      },
    ];
  }

  private async upload(webstoreId: string, photo: Buffer): Promise<void> {
    const call = `webstores/${webstoreId}`;
    const query = new URLSearchParams({ filename: 'photo.jpg', category: 'packages', noCacheKey: '1', contentType });
    query.set('size', String(photo.length));
    const begun = await this.insist<ImageUploadView>('GET', `${call}/uploadImage?${query}`);
    if (begun?.status !== 200) return;
    const { signedUrl, imageId } = begun.body;
    const { pathname, search } = new URL(signedUrl);
    const stored = await this.insist('PUT', `${pathname.slice(1)}${search}`, photo);
    // A try without a response may have stored it.
    const isStored = stored?.status === 200 || (stored?.status === 409 && stored.tries > 1);
    if (!isStored) return;
    const confirmed = await this.insist('PUT', `${call}/confirmUploadImage`, {
      ...{ category: 'packages', preSignedUrl: signedUrl, contentType, ordinal: 0 },
      ...size,
    });
    if (confirmed?.status === 200) this.owed.add(imageId);
  }

  /** Repeats a call until it is answered; undefined when it never is. Every step of an upload may be repeated. */
  private async insist<T>(method: string, path: string, body?: Buffer | object) {
    for (let tries = 1; tries <= mostTries; tries++) {
      const reply = await this.call<T>(method, path, body);
      if (reply && reply.status !== 503) {
        const isExpected = reply.status === 200 || (reply.status === 409 && tries > 1);
        if (!isExpected)
          this.surprises.push(`${method} ${path.slice(0, 80)}: ${reply.status} ${JSON.stringify(reply.body)}`);
        return { ...reply, tries };
      }
      await sleep(againAfter);
    }
    this.givenUp += 1;
    return undefined;
  }

  private async call<T>(method: string, path: string, body?: Buffer | object) {
    const token = await this.operator.bearer();
    if (token === undefined) return undefined;
    const isFile = body instanceof Buffer;
    const type = isFile ? contentType : 'application/json';
    try {
      const answer = await fetch(`${this.base}/${isFile ? path : `api/${path}`}`, {
        method,
        headers: { ...(!isFile && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': type }) },
        body: isFile ? new Uint8Array(body) : body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeout),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as T };
    } catch {
      return undefined;
    }
  }

  private async unserved(rows: readonly ImageRow[]): Promise<string[]> {
    const missing: string[] = [];
    for (const { id, picture } of rows) {
      const { status } = await fetch(`${this.base}/media/${picture}/640.jpg`, { signal: AbortSignal.timeout(timeout) });
      if (status !== 200) missing.push(`photo ${id} is approved, and its file is answered with ${status}`);
    }
    return missing;
  }

  private async rows(databaseUrl: string): Promise<ImageRow[]> {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    try {
      const { rows } = await database.query<ImageRow>(
        `select id, validation_result as verdict, picture_id as picture, reasons from webstore.image where id = any($1)`,
        [[...this.owed]],
      );
      return rows;
    } finally {
      await database.end();
    }
  }
}

async function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const blots = sharp({ create: { width: 24, height: 18, channels: 3, background: '#000', noise } });
  return sharp(await blots.png().toBuffer())
    .resize({ ...size, fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
}
