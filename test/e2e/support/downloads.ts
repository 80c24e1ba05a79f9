import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** A downloaded file. It is on the machine of the browser, which may be another one. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
