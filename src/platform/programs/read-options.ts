import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Parses the options of a command-line program. An unknown option ends the program with an error message. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}
