import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { categoryAroundAustin } from './around-austin.js';
import { SeededRandom } from '../random/seeded-random.js';

const day = 86_400_000;
/** Number of future days for which vendors keep their calendar. */
const calendarDays = 540;
const [sunday, thursday, friday, saturday] = [0, 4, 5, 6];
/** Probability that a popular vendor is booked, by the day of the week, from Sunday on. */
const bookedShare = [0.18, 0.02, 0.02, 0.03, 0.04, 0.2, 0.42];

/**
 * The calendar of a vendor: booked days and some half days; two in five keep none. Every second one of the others marks
 * free Saturdays, and so does everyone chosen around Austin; the first webstore, which is the one to demonstrate, marks free
 * days from Friday to Sunday. The state of a day depends on the day alone, so calendars made later agree with earlier ones.
 * @param from any moment of the first day
 */
export function demoAvailability(seed: number, index: number, from: Date): { day: string; state: AvailabilityState }[] {
  const keeper = new SeededRandom(seed, index);
  const isChosen = categoryAroundAustin(index) !== undefined;
  if (keeper.chance(0.4) && index !== 0 && !isChosen) return [];
  const demand = 0.3 + 0.7 * (keeper.integer(0, 100) / 100);
  const weekend = index === 0 ? [friday, saturday, sunday] : keeper.chance(0.5) || isChosen ? [saturday] : [];
  const first = Math.floor(from.getTime() / day);
  const calendar: { day: string; state: AvailabilityState }[] = [];
  for (let date = first; date < first + calendarDays; date++) {
    const random = new SeededRandom(seed + date, index);
    const weekday = (date + thursday) % 7;
    const share = (bookedShare[weekday] ?? 0) * demand;
    const otherwise = weekend.includes(weekday) ? 'available' : undefined;
    const state = random.chance(share) ? 'unavailable' : random.chance(share / 6) ? 'partial' : otherwise;
    if (state) calendar.push({ day: new Date(date * day).toISOString().slice(0, 10), state });
  }
  return calendar;
}

/** The rating of a vendor by guests; a quarter has no reviews yet. */
export function demoRating(seed: number, index: number): { tenths: number; reviews: number } | undefined {
  if (index === 0) return { tenths: 49, reviews: 86 };
  const random = new SeededRandom(seed + 1, index);
  if (random.chance(0.25)) return undefined;
  const tenths = random.chance(0.75) ? random.integer(45, 50) : random.integer(34, 44);
  return { tenths, reviews: random.integer(2, 180) };
}
