import { afterEach, beforeEach } from '@jest/globals';

/** An upload on its way, which the test lets go on or fail. */
export class FakeUpload extends EventTarget {
  static all: FakeUpload[] = [];
  static get newest(): FakeUpload {
    const newest = FakeUpload.all.at(-1);
    if (!newest) throw new Error('Nothing was uploaded');
    return newest;
  }
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  isAborted = false;
  sent: { method: string; url: string; type: string; body: File } | undefined;
  private readonly opened: string[] = [];

  open(...given: string[]): void {
    this.opened.push(...given);
  }
  setRequestHeader(_name: string, value: string): void {
    this.opened.push(value);
  }
  send(body: File): void {
    const [method = '', url = '', type = ''] = this.opened;
    this.sent = { method, url, type, body };
    FakeUpload.all.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.end('abort');
  }
  end(name: 'load' | 'error' | 'abort', status = 0, responseText = ''): void {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event(name));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }));
  }
}

/** Files of this spec are sent by `FakeUpload`. */
export function sendByFakeUploads(): void {
  const realRequest = globalThis.XMLHttpRequest;
  beforeEach(() => {
    FakeUpload.all = [];
    globalThis.XMLHttpRequest = FakeUpload as never;
  });
  afterEach(() => void (globalThis.XMLHttpRequest = realRequest));
}
