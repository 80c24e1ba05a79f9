import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Collects garbage now, which takes about a tenth of a second. V8 does it by itself only under pressure, so a program that
 * has nothing to do keeps what its start or its last work has left.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
