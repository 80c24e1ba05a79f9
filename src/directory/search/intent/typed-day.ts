import { isCalendarDay } from '#contracts/shared/calendar-day.js';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?:,?\\s+(\\d{4}))?';
const before = '(?:\\b(?:on|for|free|available)\\s+)*';
const forms = [
  { form: `${before}\\b${month}\\s+${day}${year}`, order: ['month', 'day', 'year'] },
  { form: `${before}\\b${day}\\s+(?:of\\s+)?${month}${year}`, order: ['day', 'month', 'year'] },
  { form: `${before}(?<![\\w/$])(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}))?`, order: ['month', 'day', 'year'] },
].map(({ form, order }) => ({ form: new RegExp(`${form}(?![\\w/])`, 'i'), order }));

/**
 * Removes `on June 12, 2027`, `12 June` and `6/12/2027` from a text.
 * @param today yyyy-MM-dd; a day without a year is the next such day, and a day before today is not removed
 * @returns the day as yyyy-MM-dd, undefined if there is none
 */
export function readDay(text: string, today: string): { day?: string; rest: string } {
  for (const { form, order } of forms) {
    const match = form.exec(text);
    if (!match) continue;
    const part = (name: string) => match[order.indexOf(name) + 1]?.toLowerCase();
    const monthNumber = months.indexOf(part('month') ?? '') + 1 || Number(part('month'));
    const found = nextDay([part('year'), monthNumber, Number(part('day'))], today);
    if (found) return { day: found, rest: text.replace(match[0], ' ') };
  }
  return { rest: text };
}

function nextDay([written, monthNumber, dayNumber]: [string | undefined, number, number], today: string) {
  const thisYear = Number(today.slice(0, 4));
  // Eight years: the longest time between two leap days.
  const years = written === undefined ? Array.from({ length: 9 }, (_, nth) => thisYear + nth) : [Number(written)];
  const [month, day] = [monthNumber, dayNumber].map((number) => String(number).padStart(2, '0'));
  return years.map((one) => `${one}-${month}-${day}`).find((one) => isCalendarDay(one) && one >= today);
}
