import type { SuggestedSearchView } from '#contracts/directory/directory.views.js';
import type { PriceTier } from '#contracts/webstore/webstore-content.js';
import { placeView } from '#src/content/public/place-view.js';
import { displayTextOf } from '#src/platform/places/port/places.js';
import { styleById, subCategoryById } from '#src/webstore/catalogue/catalogue.js';
import { readIntents, type Intent, type PlaceFinder } from './read-intent.js';

/**
 * Searches that typed words may mean, each with a text that describes it.
 * @param today yyyy-MM-dd
 */
export const suggestSearches = (text: string, placesNamed: PlaceFinder, today: string): SuggestedSearchView[] =>
  readIntents(text, placesNamed, today).map((intent) => ({
    text: textOf(intent),
    category: intent.category?.externalId ?? null,
    place: intent.place ? placeView(intent.place) : null,
    subCategoryIds: [...intent.subCategoryIds],
    styles: [...intent.styles],
    priceTiers: [...intent.priceTiers],
    guests: intent.guests ?? null,
    availabilityDate: intent.day ?? null,
    name: intent.name ?? null,
  }));

/** `Venues in Hill Country, TX: Barn and farm, $ or $$, named “oak”` */
function textOf({ category, place, subCategoryIds, styles, priceTiers, guests, day, name }: Intent): string {
  const what = `${category?.namePlural ?? 'Vendors'}${place ? ` in ${displayTextOf(place)}` : ''}`;
  const details = [
    ...subCategoryIds.map((id) => subCategoryById(id)?.name),
    ...styles.map((id) => styleById(id)?.name),
    priceTiers.map(signsOf).join(' or '),
    guests === undefined ? '' : `${guests} guests`,
    day === undefined ? '' : `free on ${longDay.format(new Date(day))}`,
    name === undefined ? '' : `named “${name}”`,
  ].filter(Boolean);
  return details.length > 0 ? `${what}: ${details.join(', ')}` : what;
}

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const signsOf = (tier: PriceTier) => '$'.repeat(tier);
