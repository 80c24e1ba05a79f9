import { CommandBus } from '@nestjs/cqrs';
import { SeedDemoData } from '#src/demo/seed-demo-data.js';
import { ListingIndexer } from '#src/directory/index/listing-indexer.js';
import { DirectoryFacade } from '#src/directory/public/directory-facade.js';
import { buildIndex } from '../support/posy/build-index.js';
import { Posy } from '../support/posy/posy.js';

/** An installation without workers whose directory holds so many demo listings, and some that lack what others have. */
export async function demoDirectory(listings: number): Promise<Posy> {
  const posy = await Posy.start({ workers: [] });
  await buildIndex(posy);
  const { added } = await new SeedDemoData(posy.get(CommandBus), posy.get(DirectoryFacade), posy.config).run(listings);
  if (added !== listings) throw new Error(`Seeding says that it has added ${added} of ${listings} webstores`);
  await takeSomethingFromSome(posy);
  return posy;
}

/** Everybody in the demo data is claimed, on the map and has a price. */
async function takeSomethingFromSome(posy: Posy): Promise<void> {
  const changed = await posy.sql<{ webstore_id: string }>(
    `with numbered as (select webstore_id, row_number() over (order by webstore_id) as at from directory.listing)
     update directory.listing as listing set version = version + 1, document = document
       || case when at % 3 = 0 then '{"claimed": false}'::jsonb else '{}' end
       || case when at % 11 = 0 then '{"location": null}'::jsonb else '{}' end
       || case when at % 7 = 0 then '{"priceTier": null, "priceOrder": null}'::jsonb || jsonb_build_object('facetValues',
            (document->'facetValues') - array['priceTiers:1', 'priceTiers:2', 'priceTiers:3', 'priceTiers:4']) else '{}' end
     from numbered
     where numbered.webstore_id = listing.webstore_id and (at % 3 = 0 or at % 11 = 0 or at % 7 = 0)
     returning listing.webstore_id`,
  );
  await posy.get(ListingIndexer).indexListings(changed.map((row) => row.webstore_id));
}
