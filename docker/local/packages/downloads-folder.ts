import { fileURLToPath } from 'node:url';

/** Shared by all data folders of this clone, so that tests do not download again what `npm start` already has. */
export const downloadsFolder = fileURLToPath(new URL('../../../.data/downloads', import.meta.url));
