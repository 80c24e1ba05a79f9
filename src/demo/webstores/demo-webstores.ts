import { categoryAroundAustin, placesAroundAustin } from './around-austin.js';
import { businessAddresses } from './business-addresses.js';
import { businessChoices } from './business-choices.js';
import { DescriptionWriter } from './business-description.js';
import { businessName } from './business-name.js';
import { capacityOf, linksOf, planOf, priceTierOf, travelOf } from './business-terms.js';
import type { DemoWebstore } from './demo-webstore.js';
import type { Place } from '../places/place.js';
import { places } from '../places/places.js';
import { SeededRandom } from '../random/seeded-random.js';
import { StoreSpeaker } from '../words/store-speaker.js';
import type { CategoryTrades, SecondCategory, Trade } from '../trades/trade.js';
import { allTrades } from '../trades/all-trades.js';
import { webAddressOf } from '../words/web-address.js';
import { Weighted } from '../random/weighted.js';
import { demoVendor } from './demo-vendor.js';
import { person, type Person } from '../words/people.js';

const anyPlace = new Weighted(places, (place) => place.weight);
const anyCategory = new Weighted(allTrades, (category) => category.share);

const tradesByPlace = new Map<CategoryTrades, Map<Place, Weighted<Trade>>>();

/** The trades of a category that suit a place. */
function tradesIn(place: Place, category: CategoryTrades): Weighted<Trade> {
  const known = tradesByPlace.get(category) ?? new Map<Place, Weighted<Trade>>();
  tradesByPlace.set(category, known);
  const found =
    known.get(place) ??
    new Weighted(
      category.trades.filter(
        (trade) =>
          (!trade.rural || place.rural) && (!trade.where || trade.where.some((setting) => place.settings.has(setting))),
      ),
      (trade) => trade.share,
    );
  known.set(place, found);
  return found;
}

function ownerOf(random: SeededRandom, place: Place, trade: Trade): Person {
  const owner = person(random, place.state, trade.people);
  return trade.firstNames ? { ...owner, firstName: random.pick(trade.firstNames) } : owner;
}

const mailboxes = ['hello', 'studio', 'weddings', 'office', 'hi'];

function vendorOf(random: SeededRandom, place: Place, owner: Person, url: string): DemoWebstore['vendor'] {
  const mailbox = random.chance(0.55) ? webAddressOf(owner.firstName) : random.pick(mailboxes);
  // 555-0100 to 555-0199 are reserved for fictional use.
  const line = String(random.integer(0, 99)).padStart(2, '0');
  return { ...owner, email: `${mailbox}@${url}.example`, phone: `+1${place.areaCode}55501${line}` };
}

function makeWebstore(
  seed: number,
  index: number,
  taken: Set<string>,
  writer: DescriptionWriter,
): DemoWebstore & { index: number } {
  const random = new SeededRandom(seed, index);
  // The seeder counts the demo vendor too.
  const chosen = categoryAroundAustin(index + 1);
  const place = (chosen ? placesAroundAustin : anyPlace).pick(random);
  const category = chosen ?? anyCategory.pick(random);
  const trade = tradesIn(place, category).pick(random);
  const owner = ownerOf(random, place, trade);
  const speaker = new StoreSpeaker(random, place, owner);

  const { name, url } = businessName(trade, speaker, taken);
  taken.add(url);
  speaker.name = name;
  const capacity = (speaker.capacity = trade.capacity ? capacityOf(random, trade.capacity) : null);
  const second: SecondCategory | undefined = trade.also.find(({ chance }) => random.chance(chance));
  const description = writer.describe(trade, speaker, second);

  const travel = travelOf(random, trade);
  const physicalStore = random.chance(trade.shop / 100);
  const shopElsewhere = physicalStore && !trade.capacity && random.chance(0.12);
  const onlineStore = random.chance(trade.online / 100);
  const vendor = vendorOf(random, place, owner, url);
  return {
    index,
    vendor,
    name,
    url,
    businessDescription: description.text,
    ...businessChoices(random, trade, second, description.promises),
    priceTier: priceTierOf(random, trade),
    displayPriceTier: random.chance(0.82),
    capacity,
    ...travel,
    serviceArea: `${place.city}, ${place.state}`,
    onlineStore,
    shippingOption: onlineStore ? (random.chance(0.8) ? 'national' : 'global') : null,
    physicalStore,
    locationAddressType: shopElsewhere ? 'serviceAddress' : 'businessAddress',
    displayStoreAddress: physicalStore && random.chance(0.92),
    addresses: businessAddresses(speaker, { shopElsewhere, travelRadius: travel.travelDistance }),
    links: linksOf(random, category.categoryId, url),
    ...planOf(random),
    phone: random.chance(0.7) ? vendor.phone : '',
  };
}

/**
 * Generates plausible webstores, one at a time. The same seed results in the same webstore at each index, for any
 * number of webstores; no two have the same web address or email. The seeder adds ids, pictures and dates.
 */
export function* demoWebstores(count: number, seed: number): Generator<DemoWebstore & { index: number }, void, void> {
  const taken = new Set([demoVendor.webstore.url]);
  const writer = new DescriptionWriter();
  for (let index = 0; index < count; index++) yield makeWebstore(seed, index, taken, writer);
}
