import { InvalidInput } from '#contracts/shared/invalid-input.js';
import { uuid } from '#contracts/shared/params.js';

/** The end of a page: the time and the id of its last row. */
export interface PageCursor {
  /** ISO 8601 in UTC. */
  readonly time: string;
  readonly id: string;
}

export const writeCursor = ({ time, id }: PageCursor): string => Buffer.from(`${time} ${id}`).toString('base64url');

/** @throws InvalidInput naming `after` */
export function readCursor(text: string): PageCursor {
  const [time = '', id = '', ...rest] = Buffer.from(text, 'base64url').toString().split(' ');
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) && !Number.isNaN(Date.parse(time));
  if (!isTime || uuid(id) === undefined || rest.length > 0) throw new InvalidInput({ after: ['malformed'] });
  return { time, id };
}
