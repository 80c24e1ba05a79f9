import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The installed Chromium. */
export function chromiumOnPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
  if (!found) throw new Error(`No Chromium on the PATH (looked for ${names.join(', ')}): apt-get install chromium`);
  return found;
}
