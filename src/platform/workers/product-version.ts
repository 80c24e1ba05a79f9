import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the product from package.json. */
export const productVersion = (
  JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { version: string }
).version;
