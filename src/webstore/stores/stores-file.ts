import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The committed list of the retailer's stores: the same file for the sources and for the build. */
export const storesFile = join(dirname(findPackageJSON(import.meta.url) ?? '.'), 'src/webstore/stores/stores.json');
