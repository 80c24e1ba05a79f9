/**
 * Extends a time limit in milliseconds by the delay of a busy machine. A missing limit, or one of ten seconds, is still
 * detected.
 */
export const withSlack = (limit: number): number => limit + 5_000;
