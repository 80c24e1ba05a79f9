import { CommandBus } from '@nestjs/cqrs';
import { SeedDemoData } from '#src/demo/seed-demo-data.js';
import { buildIndex } from '../support/posy/build-index.js';
import { changeListings } from '../support/posy/change-listings.js';
import { Posy } from '../support/posy/posy.js';

/** An installation without workers whose directory has this many demo listings, and some with missing properties. */
export async function demoDirectory(listings: number): Promise<Posy> {
  const posy = await Posy.start({ workers: [] });
  await buildIndex(posy);
  const { added } = await new SeedDemoData(posy.get(CommandBus), posy.config).run(listings);
  if (added !== listings) throw new Error(`Seeding says that it has added ${added} of ${listings} webstores`);
  await takeSomethingFromSome(posy);
  return posy;
}

/** Every other forty of the days that couples can search: a whole month among them. */
const manyDays = Array.from({ length: 540 }, (_, ahead) => ahead)
  .filter((ahead) => Math.floor(ahead / 40) % 2 === 0)
  .map((ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10));

/** Every demo webstore is claimed and has a location and a price, and none is partly booked. */
const takeSomethingFromSome = (posy: Posy): Promise<void> =>
  changeListings(posy, ({ facetValues, unavailableDays, freeDays }, at) => ({
    ...(at % 5 === 4
      ? { partialDays: manyDays.filter((day) => !unavailableDays.includes(day) && !freeDays.includes(day)) }
      : {}),
    ...(at % 3 === 2 ? { claimed: false } : {}),
    ...(at % 11 === 10 ? { location: null } : {}),
    ...(at % 7 === 6
      ? {
          priceTier: null,
          priceOrder: null,
          facetValues: facetValues.filter((value) => !value.startsWith('priceTiers:')),
        }
      : {}),
  }));
