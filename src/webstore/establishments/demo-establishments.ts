import { sql, type Kysely } from 'kysely';
import type { EstablishmentView } from '#contracts/webstore/establishments.views.js';
import { addressLine } from '#contracts/webstore/address-line.js';
import { demoPlaceId, readDemoPlaceId } from '#src/platform/places/details/demo-place-details.js';
import { mainAddress } from '#contracts/webstore/main-address.js';
import { readContent } from '../domain/stored-content.js';
import type { WebstoreTables } from '../webstore.tables.js';

/** Prefix of the ids of the demo's webstores; they end with ten times their number in hexadecimal digits. */
const demoIds = '01900000-0000-7003-8000-';
const idOf = (number: number) => `${demoIds}${(number * 10).toString(16).padStart(12, '0')}`;
const numberOf = (webstoreId: string) => Number.parseInt(webstoreId.slice(demoIds.length), 16) / 10;

/** Returns the businesses of the demo whose name contains the text, in the form of the maps service. */
export async function demoEstablishmentsLike(
  tables: Kysely<WebstoreTables>,
  text: string,
  limit: number,
): Promise<EstablishmentView[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await businesses(tables)
    .where(sql<boolean>`webstore.id::text like ${`${demoIds}%`}`)
    .where(sql<boolean>`coalesce(webstore.published, webstore.draft) ->> 'name' ilike ${pattern}`)
    .orderBy(sql`coalesce(webstore.published, webstore.draft) ->> 'name'`)
    .limit(limit)
    .execute();
  return rows.map(viewOf);
}

/** Returns the business of the demo with a place id: its number and its rating in the demo. */
export async function demoEstablishment(
  tables: Kysely<WebstoreTables>,
  placeId: string,
): Promise<EstablishmentView | undefined> {
  const { number } = readDemoPlaceId(placeId) ?? {};
  if (number === undefined) return undefined;
  const [row] = await businesses(tables).where('webstore.id', '=', idOf(number)).execute();
  const establishment = row && viewOf(row);
  return establishment?.placeId === placeId ? establishment : undefined;
}

const businesses = (tables: Kysely<WebstoreTables>) =>
  tables
    .selectFrom('webstore.webstore as webstore')
    .innerJoin('webstore.rating as rating', 'rating.webstore_id', 'webstore.id')
    .select(['webstore.id', 'webstore.draft', 'webstore.published'])
    .select(['rating.tenths', 'rating.reviews', 'rating.place_id']);

type Row = Awaited<ReturnType<ReturnType<typeof businesses>['execute']>>[number];

/** The place id of a business: a rating that it shows of another place is not its own. */
function placeIdOf({ id, tenths, reviews, place_id }: Row): string {
  const number = numberOf(id);
  const isOwn = place_id === null || readDemoPlaceId(place_id)?.number === number;
  return isOwn ? demoPlaceId(tenths, reviews, number) : demoPlaceId(42 + (number % 8), 20 + (number % 60), number);
}

function viewOf(row: Row): EstablishmentView {
  const { name, addresses, physicalStore } = readContent(row.published ?? row.draft);
  const address = mainAddress(addresses);
  return {
    placeId: placeIdOf(row),
    name,
    address: address ? addressLine(physicalStore ? address : { ...address, street1: '', street2: '' }) : '',
    hasStreet: physicalStore && address !== undefined,
  };
}
