import type { FieldErrors } from '../shared/problem.js';
import type { BudgetTier } from './event.js';

/** How many guests and how much money, each of it or 'not sure'. */
export interface SizeAnswer {
  guestCount: number | null;
  /** Null until there is an answer, false for 'not sure'. */
  guestCountKnown: boolean | null;
  budgetTier: BudgetTier | null;
  budgetTierKnown: boolean | null;
}

export const noSize: SizeAnswer = { guestCount: null, guestCountKnown: null, budgetTier: null, budgetTierKnown: null };

/** OP-92 */
export const mostGuests = 100_000;

export type GuestCountFault = 'guest-count-minimum' | 'guest-count-invalid';

/** Reads a guest count as it is typed: a whole number from 1 to 100,000 (EV-37, OP-92); null for nothing. */
export function readGuestCount(text: string): { count: number | null } | { fault: GuestCountFault } {
  const typed = text.trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
  if (typed === '') return { count: null };
  if (/^-\d+$|^0+$/.test(typed)) return { fault: 'guest-count-minimum' };
  if (!/^\d{1,9}$/.test(typed) || Number(typed) > mostGuests) return { fault: 'guest-count-invalid' };
  return { count: Number(typed) };
}

/** A guest count that was typed is known (EV-36); nothing is no answer. */
export const setGuestCount = <A extends SizeAnswer>(answer: A, guestCount: number | null): A => ({
  ...answer,
  guestCount,
  guestCountKnown: guestCount === null ? null : true,
});

/** Checks or unchecks 'not sure' for the guests; checking it clears the count (EV-34). */
export const setGuestsUnsure = <A extends SizeAnswer>(answer: A, isUnsure: boolean): A =>
  isUnsure
    ? { ...answer, guestCount: null, guestCountKnown: false }
    : { ...answer, guestCountKnown: answer.guestCount === null ? null : true };

/** Chooses a budget; choosing the same again takes it back (EV-35). */
export const chooseBudget = <A extends SizeAnswer>(answer: A, tier: BudgetTier): A =>
  answer.budgetTier === tier
    ? { ...answer, budgetTier: null, budgetTierKnown: null }
    : { ...answer, budgetTier: tier, budgetTierKnown: true };

/** Checks or unchecks 'not sure' for the budget; checking it clears the tier (EV-34). */
export const setBudgetUnsure = <A extends SizeAnswer>(answer: A, isUnsure: boolean): A =>
  isUnsure
    ? { ...answer, budgetTier: null, budgetTierKnown: false }
    : { ...answer, budgetTierKnown: answer.budgetTier === null ? null : true };

/**
 * Returns error codes by field: an empty answer is required unless it is marked as not sure (EV-38). Empty when all is
 * answered.
 */
export function sizeFaults({ guestCount, guestCountKnown, budgetTier, budgetTierKnown }: SizeAnswer): FieldErrors {
  const guests = faultOf(guestCount, guestCountKnown, 'guest-count-required');
  const budget = faultOf(budgetTier, budgetTierKnown, 'budget-required');
  return {
    ...(guests && { 'event.basics.guestCount': [guests] }),
    ...(budget && { 'event.basics.budgetTier': [budget] }),
  };
}

function faultOf(value: unknown, isKnown: boolean | null, required: string): string | undefined {
  if (value === null) return isKnown === false ? undefined : required;
  return isKnown === true ? undefined : 'contradicts';
}
