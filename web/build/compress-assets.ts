import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Second step of `npm run build:web`: compresses the browser's files once, at the highest level, so that they are
 * served as they are. Fonts and pictures are compressed already.
 */
const folder = new URL('../../dist/web/client/assets/', import.meta.url);

for (const name of readdirSync(folder).filter((file) => /\.(m?js|css|svg|json)$/.test(file))) {
  const content = readFileSync(new URL(name, folder));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(content, { params }));
  writeFileSync(new URL(`${name}.gz`, folder), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
