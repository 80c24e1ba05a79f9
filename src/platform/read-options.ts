import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options of a program that people start by hand. One that it does not know ends it with a line that says so. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(1);
  }
}
