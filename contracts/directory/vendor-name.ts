import { matching } from '../shared/params.js';

/** A vendor's name or the beginning of one: 4 to 120 characters (DIR-21) without control characters, trimmed. */
export const vendorName = matching(
  // oxlint-disable-next-line no-control-regex -- this is the rule against control characters
  /^ *[^\s\u0000-\u001f\u007f][^\u0000-\u001f\u007f]{2,118}[^\s\u0000-\u001f\u007f] *$/u,
  (segment) => segment.trim(),
);
