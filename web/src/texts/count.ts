import { formatNumber } from '../base/format.js';

/** `1 job`, `1,204 jobs`. */
export const count = (number: number, one: string, many = `${one}s`) =>
  `${formatNumber(number)} ${number === 1 ? one : many}`;
