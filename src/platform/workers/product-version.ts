import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the product that this process runs, as package.json has it. */
export const productVersion = (
  JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')) as { version: string }
).version;
