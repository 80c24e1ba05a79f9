import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  annualPrice,
  annualSavings,
  checkoutSummary,
  discountedMonthlyPrice,
  formatPrice,
  pricePerPayment,
  promoDiscount,
} from './plan-price.js';

/** US dollars with cents. */
const price = fc.integer({ min: 0, max: 10_000_00 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 100 });
const day = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cents = (dollars: number) => Math.round(dollars * 100);

describe('the annual price', () => {
  it('is twelve months at 20 percent off, each rounded down to whole dollars [BIL-14] [BIL-15]', () => {
    expect([49, 99, 45, 0].map(discountedMonthlyPrice)).toEqual([39, 79, 36, 0]);
    expect([49, 99].map((monthly) => pricePerPayment(monthly, 'year'))).toEqual([468, 948]);
    fc.assert(
      fc.property(price, (monthly) => {
        const discounted = discountedMonthlyPrice(monthly);
        expect(Number.isInteger(discounted)).toBe(true);
        expect(discounted * 1_000).toBeLessThanOrEqual(cents(monthly) * 8);
        expect((discounted + 1) * 1_000).toBeGreaterThan(cents(monthly) * 8);
        expect(annualPrice(monthly)).toBe(12 * discounted);
      }),
    );
  });

  it('saves the difference to twelve monthly payments [BIL-16]', () => {
    expect([49, 99].map(annualSavings)).toEqual([120, 240]);
    fc.assert(
      fc.property(price, (monthly) => {
        expect(cents(annualSavings(monthly))).toBe(12 * cents(monthly) - cents(annualPrice(monthly)));
        expect(annualSavings(monthly) * 5).toBeGreaterThanOrEqual(12 * monthly - 0.01);
      }),
    );
  });
});

describe('a promo code', () => {
  it('takes a percent off, to the nearest cent [BIL-17]', () => {
    expect([promoDiscount(99, 15), promoDiscount(49, 100), promoDiscount(1.99, 33), promoDiscount(99, 0)]).toEqual([
      14.85, 49, 0.66, 0,
    ]);
    fc.assert(
      fc.property(price, percent, (whole, percentOff) => {
        const discount = promoDiscount(whole, percentOff);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(whole);
        expect(Math.abs(cents(discount) - (cents(whole) * percentOff) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the summary of the checkout', () => {
  it('charges nothing in the free days, and reminds 7 days before their end [BIL-17] [OP-110] [OP-111]', () => {
    const given = { price: 99, frequency: 'month', percentOff: 15, freeDays: 120, today: '2026-11-22' } as const;
    expect(checkoutSummary(given)).toEqual({
      price: 99,
      discount: 14.85,
      tax: 0,
      dueToday: 0,
      firstPayment: 84.15,
      firstPaymentDay: '2027-03-22',
      nextPayDay: '2026-12-22',
      reminderDay: '2027-03-15',
    });
  });

  it('charges the year at once with annual billing, and the next one a year later', () => {
    const given = { price: 948, frequency: 'year', percentOff: 0, freeDays: 0, today: '2028-02-29' } as const;
    expect(checkoutSummary(given)).toMatchObject({
      dueToday: 948,
      firstPaymentDay: '2028-02-29',
      nextPayDay: '2029-02-28',
      reminderDay: null,
    });
  });

  it('adds up for every price, code and day, with a pay date 30 days on [BIL-17] [BIL-18]', () => {
    fc.assert(
      fc.property(price, percent, fc.constantFrom(0, 90, 120), day, (whole, percentOff, freeDays, today) => {
        const given = { price: whole, frequency: 'month', percentOff, freeDays, today } as const;
        const summary = checkoutSummary(given);
        expect(cents(summary.discount) + cents(summary.firstPayment)).toBe(cents(whole));
        expect(summary.dueToday).toBe(freeDays > 0 ? 0 : summary.firstPayment);
        expect(Date.parse(summary.nextPayDay) - Date.parse(today)).toBe(30 * 86_400_000);
        expect(Date.parse(summary.firstPaymentDay) - Date.parse(today)).toBe(freeDays * 86_400_000);
      }),
    );
  });
});

describe('a price', () => {
  it('has two decimals and separators of thousands [BIL-21]', () => {
    expect([0, 1.99, 99, 1188, 1_234_567.5].map(formatPrice)).toEqual([
      '0.00',
      '1.99',
      '99.00',
      '1,188.00',
      '1,234,567.50',
    ]);
  });
});
