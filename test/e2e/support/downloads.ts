import { buffer } from 'node:stream/consumers';
import type { Download } from 'playwright-core';

/** What was downloaded. Its file is where the browser runs, which may be elsewhere. */
export async function contentOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
