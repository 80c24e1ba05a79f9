import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';

/** Number of webstores that the edits rotate over, so that none waits for its own previous edit. */
const edited = 200;

/** Renames and publishes webstores, as their vendors would. */
export class VendorEdits {
  readonly webstoreIds: readonly string[] = Array.from(
    { length: edited },
    (_, at) => `01900000-0000-7003-8000-${((at + 1) * 10).toString(16).padStart(12, '0')}`,
  );
  /** Calls that were refused with 503, without a change, and sent again. */
  refused = 0;
  private readonly api: string;
  private token: string;

  private constructor(api: string, token: string) {
    this.api = api;
    this.token = token;
  }

  static async signIn(api: string): Promise<VendorEdits> {
    return new VendorEdits(api, await tokenFrom(api));
  }

  /** A unique name that is not within a typo of another. */
  static name(first: string): string {
    return `${first} ${Array.from({ length: 14 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`;
  }

  /** Renames the webstore of this turn and publishes it. */
  async rename(turn: number, name: string): Promise<void> {
    const id = this.webstoreIds[turn % edited] ?? '';
    const { version } = await this.call<WebstoreDraftView>('GET', `webstores/${id}`);
    await this.call('PATCH', 'webstores', { id, version, name });
    await this.call('PUT', `webstores/${id}/publish`);
  }

  /** Signs in as an operator, and again when the session has expired. */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    let answer = await this.send(method, path, body);
    // A token lasts ten minutes, as does a benchmark.
    if (answer.status === 401) {
      this.token = await tokenFrom(this.api);
      answer = await this.send(method, path, body);
    }
    for (let tries = 0; answer.status === 503 && tries < 100; tries += 1) {
      this.refused += 1;
      await sleep(200);
      answer = await this.send(method, path, body);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private send(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.api}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
  }
}

/** An operator may edit every webstore. */
async function tokenFrom(api: string): Promise<string> {
  const body = JSON.stringify({ identifier: 'operator@posy.example', password: 'Posy-demo-2026' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${api}/api/auth/login`, { method: 'POST', body, headers });
  return ((await answer.json()) as SignedInView).data.authResult.AccessToken;
}
