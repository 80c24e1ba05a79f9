import { importWebstores } from '../support/bulk-import.ts';
import { openCommandLine } from '../support/command-line.ts';

/**
 * `node test/bench/import-webstores.ts COUNT`: imports this many webstores, a message each, into the environment's
 * services.
 */
const commands = await openCommandLine(process.env);
await importWebstores(Number(process.argv[2]), (command) => commands.execute(command));
await commands.close();
