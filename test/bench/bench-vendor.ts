import { readFile } from 'node:fs/promises';
import type { PageView } from '#contracts/shared/page.js';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import type { ImageUploadView } from '#contracts/webstore/image.views.js';
import type { WebstoreDraftView, WebstoreSummaryView } from '#contracts/webstore/webstore.views.js';

const contentType = 'image/jpeg';

/** The demo vendor with the gallery open: a connected socket, and the draft that is read again on each push. */
export class BenchVendor {
  private readonly api: string;
  private readonly token: string;
  private readonly webstoreId: string;
  private readonly socket: WebSocket;

  static async signIn(api: string): Promise<BenchVendor> {
    const body = JSON.stringify({ identifier: 'vendor@posy.example', password: 'Posy-demo-2026' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${api}/api/auth/login`, { method: 'POST', body, headers });
    const { user, authResult } = ((await answer.json()) as SignedInView).data;
    const token = authResult.AccessToken;
    const own = await fetch(`${api}/api/users/${user.id}/webstores`, { headers: { authorization: `Bearer ${token}` } });
    const [webstore] = ((await own.json()) as PageView<WebstoreSummaryView>).results;
    const socket = new WebSocket(`${api.replace('http', 'ws')}/socket`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    socket.send(JSON.stringify({ action: 'Identify', data: { jwt: token, appName: 'vendor' } }));
    return new BenchVendor(api, token, webstore?.id ?? '', socket);
  }

  private constructor(api: string, token: string, webstoreId: string, socket: WebSocket) {
    this.api = api;
    this.token = token;
    this.webstoreId = webstoreId;
    this.socket = socket;
  }

  /** Uploads a photo; returns the milliseconds from its confirmation to the draft that shows it approved. */
  async add(path: string): Promise<number> {
    const file = await readFile(path);
    const query = new URLSearchParams({ filename: 'photo.jpg', noCacheKey: '1', contentType, size: `${file.length}` });
    const call = `webstores/${this.webstoreId}`;
    const { signedUrl, imageId } = await this.call<ImageUploadView>('GET', `${call}/uploadImage?${query}`);
    await fetch(signedUrl, { method: 'PUT', headers: { 'content-type': contentType }, body: new Uint8Array(file) });
    const approved = this.approvalOf(imageId);
    const confirmedAt = performance.now();
    const body = { category: 'general', preSignedUrl: signedUrl, contentType, width: 0, height: 0, ordinal: 99 };
    await this.call('PUT', `${call}/confirmUploadImage`, body);
    const shownAt = await approved;
    await this.call('DELETE', `${call}/images/${imageId}`);
    return shownAt - confirmedAt;
  }

  leave(): void {
    this.socket.close();
  }

  /** Reads the draft on each push, as the page does, until it shows the photo approved. */
  private approvalOf(imageId: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('A photo was not approved within 30 s')), 30_000);
      const onMessage = ({ data }: MessageEvent) => {
        if ((JSON.parse(String(data)) as { action: string }).action !== 'ImagesChanged') return;
        this.isApproved(imageId).then((isApproved) => {
          if (!isApproved) return;
          clearTimeout(limit);
          this.socket.removeEventListener('message', onMessage);
          resolve(performance.now());
        }, reject);
      };
      this.socket.addEventListener('message', onMessage);
    });
  }

  private async isApproved(imageId: string): Promise<boolean> {
    const path = `webstores/${this.webstoreId}?removeInvalidImgSrc=false`;
    const { images } = await this.call<WebstoreDraftView>('GET', path);
    return images.some(({ id, validationResult }) => id === imageId && validationResult === true);
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.api}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
