import { replaceStores } from './replace-stores.js';
import { storesFile } from './stores-file.js';

// `npm run stores:import -- FILE`: checks a list of the retailer's stores and makes it the committed one.
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Name the file with the list of stores: npm run stores:import -- FILE\n');
  process.exitCode = 1;
} else {
  try {
    const { stores, closed } = replaceStores(file, storesFile);
    process.stdout.write(`${storesFile} has ${stores} stores. Commit it and restart the programs.\n`);
    if (closed.length > 0) {
      process.stdout.write(`No longer on the list, vendors who chose them choose again: ${closed.join(', ')}\n`);
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\nNothing was changed.\n`);
    process.exitCode = 1;
  }
}
