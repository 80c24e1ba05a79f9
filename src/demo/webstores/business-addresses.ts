import type { AddressContent, TravelDistance } from '#contracts/webstore/webstore-content.js';
import type { Place } from '../places/place.js';
import type { StoreSpeaker } from '../words/store-speaker.js';
import { wordLists } from '../words/word-lists.js';

export type DemoAddress = Omit<AddressContent, 'id'>;

const streetKinds = ['Street', 'Street', 'Street', 'Avenue', 'Avenue', 'Road', 'Lane', 'Way', 'Place'];
const rooms = ['Suite', 'Studio', 'Unit'];
/** Letters of Canadian postal codes, which exclude D, F, I, O, Q and U. */
const postalLetters = [...'ABCEGHJKLMNPRSTVWXYZ'];

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

function zipCode({ random, place }: StoreSpeaker): string {
  const code = random.pick(place.zipCodes);
  if (place.country === 'US') return code;
  return `${code} ${random.integer(1, 9)}${random.pick(postalLetters)}${random.integer(1, 9)}`;
}

function streetLine(speaker: StoreSpeaker, slot: 'street' | 'street2'): string {
  const { random, place } = speaker;
  const number = random.chance(0.3) ? random.integer(4, 99) : random.integer(100, 2400);
  if (place.state === 'QC' && !speaker.has('street')) return `${number}, rue ${random.pick(wordLists.ruesDeQuebec)}`;
  // If the text calls it a street, the address must contain a street.
  const kind = speaker.has(slot) ? 'Street' : random.pick(streetKinds);
  return `${number} ${speaker.fill(slot)} ${kind}`;
}

/** Approximate radius of a town, in degrees. */
const reach = ({ population }: Place) => Math.min(0.06, 0.004 + Math.sqrt(population) / 25_000);

function addressAt(speaker: StoreSpeaker, addressType: 'business' | 'store', slot: 'street' | 'street2'): DemoAddress {
  const { random, place } = speaker;
  const [north, east] = [random.next() - random.next(), random.next() - random.next()];
  return {
    addressType,
    street1: streetLine(speaker, slot),
    street2: speaker.capacity === null && random.chance(0.12) ? `${random.pick(rooms)} ${random.integer(1, 24)}` : '',
    city: place.city,
    state: place.state,
    zipCode: zipCode(speaker),
    travelRadius: null,
    latitude: rounded(place.latitude + north * reach(place)),
    longitude: rounded(place.longitude + east * reach(place)),
  };
}

/** The addresses of the business, of a separate shop, and of the area that a local business travels to. */
export function businessAddresses(
  speaker: StoreSpeaker,
  { shopElsewhere, travelRadius }: { shopElsewhere: boolean; travelRadius: TravelDistance | null },
): DemoAddress[] {
  const { place } = speaker;
  const business = addressAt(speaker, 'business', 'street');
  const store = shopElsewhere ? [addressAt(speaker, 'store', 'street2')] : [];
  if (travelRadius === null) return [business, ...store];
  const area: DemoAddress = {
    addressType: 'serviceArea',
    street1: '',
    street2: '',
    city: place.city,
    state: place.state,
    zipCode: business.zipCode,
    travelRadius,
    latitude: place.latitude,
    longitude: place.longitude,
  };
  return [business, ...store, area];
}
