/** `dismissed`: nothing was wrong. `blocked`: the reported person cannot send messages any more. */
export const reportDecisions = ['dismissed', 'blocked'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
