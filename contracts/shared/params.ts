import type { ParamParser } from './route.js';

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID in lower-case canonical form, as every id of the product is written. */
export const uuid: ParamParser<string> = (segment) => (uuidForm.test(segment) ? segment : undefined);

/** A web address: letters, digits and hyphens, at most 120 (WS-48, WS-49); read without regard to case. */
export const webAddress: ParamParser<string> = (segment) =>
  /^[A-Za-z0-9-]{1,120}$/.test(segment) ? segment.toLowerCase() : undefined;
