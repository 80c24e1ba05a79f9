import type { BillingFrequency } from './plan.js';
import { monthsOfFrequency } from './plan.js';

/** Percent of the price that annual billing takes off, which starts without free days (BIL-14, BIL-20). */
export const annualDiscountPercent = 20;
/** Days from the checkout to the next pay date that it shows for monthly billing (BIL-18, OP-111). */
export const payDateOffsetDays = 30;
/** US dollars. Stated by the requirements for every plan and place (BIL-17, OP-119). */
export const salesTax = 0;
/** Days between the reminder and the end of the free days (OP-110). */
export const trialReminderDays = 7;

const centsOf = (dollars: number): number => Math.round(dollars * 100);

/**
 * Returns the price per month with annual billing: 80 percent of the monthly price, rounded down to whole dollars
 * (BIL-15). Calculated in cents, so that no binary fraction moves it below a whole dollar.
 * @param monthlyPrice US dollars, not negative
 */
export const discountedMonthlyPrice = (monthlyPrice: number): number =>
  Math.floor((centsOf(monthlyPrice) * (100 - annualDiscountPercent)) / 10_000);

/** Returns US dollars for a year with annual billing, from the monthly price (BIL-14). */
export const annualPrice = (monthlyPrice: number): number => 12 * discountedMonthlyPrice(monthlyPrice);

/** Returns the US dollars that annual billing saves in a year (BIL-16). */
export const annualSavings = (monthlyPrice: number): number =>
  (12 * centsOf(monthlyPrice) - 12 * centsOf(discountedMonthlyPrice(monthlyPrice))) / 100;

/** Returns the US dollars that are paid at once for a plan: a month, or twelve discounted ones. */
export const pricePerPayment = (monthlyPrice: number, frequency: BillingFrequency): number =>
  monthsOfFrequency[frequency] === 12 ? annualPrice(monthlyPrice) : monthlyPrice;

/**
 * Returns the US dollars that a promo code takes off, rounded to the nearest cent as the payment provider does (BIL-17).
 * @param percentOff from 0 to 100; fractions are possible
 */
export const promoDiscount = (price: number, percentOff: number): number =>
  Math.round((centsOf(price) * percentOff) / 100) / 100;

export interface CheckoutSummary {
  /** US dollars per payment, before the promo code. */
  price: number;
  discount: number;
  tax: number;
  /** US dollars that are charged at the checkout. */
  dueToday: number;
  /** US dollars of the first payment. */
  firstPayment: number;
  /** `YYYY-MM-DD`: the day of the first payment. */
  firstPaymentDay: string;
  /** `YYYY-MM-DD`: 30 days on with monthly billing (OP-111), the day of the second payment with annual billing. */
  nextPayDay: string;
  /** `YYYY-MM-DD`: the day of the reminder; null when nothing is free. */
  reminderDay: string | null;
}

/**
 * Returns the sums and days that the checkout shows.
 * @param given.price US dollars per payment
 * @param given.freeDays days without a charge; 0 charges at once
 * @param given.today `YYYY-MM-DD`
 */
export function checkoutSummary(given: {
  price: number;
  frequency: BillingFrequency;
  percentOff: number;
  freeDays: number;
  today: string;
}): CheckoutSummary {
  const { price, frequency, percentOff, freeDays, today } = given;
  const discount = promoDiscount(price, percentOff);
  const firstPayment = (centsOf(price) - centsOf(discount) + centsOf(salesTax)) / 100;
  return {
    price,
    discount,
    tax: salesTax,
    dueToday: freeDays > 0 ? 0 : firstPayment,
    firstPayment,
    firstPaymentDay: daysAfter(today, freeDays),
    nextPayDay: frequency === 'year' ? yearAfter(today) : daysAfter(today, payDateOffsetDays),
    reminderDay: freeDays > 0 ? daysAfter(today, freeDays - trialReminderDays) : null,
  };
}

const priceFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes US dollars with two decimals and thousands separators, without a sign for the currency (BIL-21). */
export const formatPrice = (dollars: number): string => priceFormat.format(dollars);

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day a year later; February 28 for February 29, as the payment provider does. */
function yearAfter(day: string): string {
  const [year = '', ...rest] = day.split('-');
  const later = `${Number(year) + 1}-${rest.join('-')}`;
  return later.endsWith('-02-29') ? later.replace(/29$/, '28') : later;
}
