import type { SubscriptionStatus } from '#contracts/billing/subscription-status.js';

/**
 * The states that may come after each state. Webhooks tell nothing about what happened in between, so a state may be
 * skipped; only the end is final, and a first payment that succeeded never becomes incomplete again.
 */
const transitions: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  incomplete: ['incomplete', 'trial', 'active', 'pastDue', 'paused', 'ended'],
  trial: ['trial', 'active', 'pastDue', 'paused', 'ended'],
  active: ['trial', 'active', 'pastDue', 'paused', 'ended'],
  pastDue: ['trial', 'active', 'pastDue', 'paused', 'ended'],
  paused: ['trial', 'active', 'pastDue', 'paused', 'ended'],
  ended: [],
};

export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean => transitions[from].includes(to);
