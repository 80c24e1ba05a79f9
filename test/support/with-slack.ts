/**
 * The milliseconds that a stated limit is held against: the limit, and what a machine adds whose cores are busy. What
 * has no limit, or one of ten seconds, is still noticed.
 */
export const withSlack = (limit: number): number => limit + 5_000;
