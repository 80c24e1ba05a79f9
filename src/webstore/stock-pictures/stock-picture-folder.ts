import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of the committed pictures and their list, for the sources and for the build; `npm run pictures`
 * (docker/pictures) draws them.
 */
export const stockPictureFolder = join(
  dirname(findPackageJSON(import.meta.url) ?? '.'),
  'src/webstore/stock-pictures/files',
);
