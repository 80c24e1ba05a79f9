import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The committed data: the same file for the sources and for the build. */
export const placesFile = join(
  dirname(findPackageJSON(import.meta.url) ?? '.'),
  'src/platform/places/gazetteer/places.txt',
);
