import { beforeAll, describe, expect, it } from '@jest/globals';
import { ranking } from '#contracts/directory/ranking-rules.js';
import { milesBetween } from '#contracts/shared/miles-between.js';
import { emptySections } from '#contracts/webstore/sections.js';
import { listingDocument, type ListingDocument } from '#src/directory/index/listing-document.js';
import { weight } from '#src/directory/search/ranking.js';
import { activeCategories, categoryById } from '#src/webstore/catalogue/catalogue.js';
import { stockPictureById, stockPictureNamed } from '#src/webstore/stock-pictures/stock-pictures.js';
import type { Place } from '../places/place.js';
import { places } from '../places/places.js';
import { demoId } from '../demo-id.js';
import { picturesInTurn, pictureTurns, suitingPictures } from './demo-images.js';
import { demoVendor } from './demo-vendor.js';
import type { DemoWebstore } from './demo-webstore.js';
import { demoWebstores } from './demo-webstores.js';
import type { RankedWebstore } from './first-results.js';
import { demoRating } from './live-facts.js';

const categories = activeCategories().map(({ externalId }) => externalId);
/** The number that `npm start` seeds. */
const [listings, seed] = [5_000, 20_261_121];
const now = new Date('2026-11-25T12:00:00Z');

const rankedDemo = (): RankedWebstore[] =>
  [demoVendor.webstore, ...demoWebstores(listings - 1, seed)].map((webstore, index) => ({
    index,
    webstore,
    rating: demoRating(seed, index),
  }));

/** The document that the directory makes of a demo webstore, with the fields that decide its position. */
function documentOf({ index, webstore, rating }: RankedWebstore): ListingDocument {
  const images = [1, 2, 3, 4].map((nth) => ({ id: String(nth), caption: '', isCoverPhoto: nth === 1, ordinal: nth }));
  const addresses = webstore.addresses.map((address, nth) => ({ ...address, id: String(nth) }));
  const isRated = rating !== undefined && webstore.features.includes('feature_reviews');
  const document = listingDocument({
    id: demoId('webstore', index),
    vendorId: demoId('vendor', index),
    published: { ...emptySections(), ...webstore, optionalSections: [], addresses, images },
    publishedVersion: 1,
    publishedAt: now,
    created: now,
    tier: webstore.tier,
    features: webstore.features,
    claimed: true,
    coverImage: { pictureId: 'p', width: 1600, height: 1200, placeholder: '', alt: '' },
    calendar: { booked: [], partly: [], free: [], until: '2030-12-31' },
    fromPrice: null,
    rating: isRated ? { stars: rating.tenths / 10, reviews: rating.reviews } : null,
  });
  if (!document) throw new Error(`${webstore.name} is not listed`);
  return document;
}

/** The order of the directory, calculated from its documents and its weights. */
function firstPage(documents: readonly ListingDocument[], place: Place): ListingDocument[] {
  const found = documents.flatMap((document) => {
    const { location, reach, national, standing } = document;
    const miles = location ? milesBetween({ latitude: location.lat, longitude: location.lon }, place) : Infinity;
    const isLocal = miles <= reach;
    if (!isLocal && !national) return [];
    const bands = ranking.distanceBands.filter((upTo) => miles <= upTo).length;
    const score = Number(isLocal) * weight.local + standing * weight.standing + bands * weight.distanceBand;
    return [{ document, score }];
  });
  const byId = (one: ListingDocument, other: ListingDocument) => (one.id < other.id ? -1 : 1);
  found.sort(
    (one, other) =>
      other.score - one.score || other.document.rank - one.document.rank || byId(one.document, other.document),
  );
  return found.slice(0, 24).map(({ document }) => document);
}

const motifIn = (webstore: DemoWebstore, turn: number) => {
  const { externalId = '' } = categoryById(webstore.categoryIds[0]!) ?? {};
  return picturesInTurn(externalId, turn, 1)[0]!.alt;
};

/** Whether a motif shows the trade of a category itself. */
const isOfTrade = (category: string, motif: string | undefined) =>
  [...suitingPictures.byCategory[category]!, ...suitingPictures.demoVendor].some(
    (name) => name.startsWith(`${category}-`) && stockPictureNamed(name)![0].alt === motif,
  );

interface ShownPage {
  name: string;
  category: string;
  motifs: (string | undefined)[];
  /** The category of each result, by which it has its motif. */
  trades: (string | undefined)[];
}

/** The first page of results of every place and category. */
function firstPages(demo: readonly RankedWebstore[], turns: readonly number[]): ShownPage[] {
  const [own] = suitingPictures.demoVendor;
  const motifs = new Map(
    demo.map(({ index, webstore }, nth) => [
      demoId('webstore', index),
      index === 0 ? stockPictureNamed(own!)![0].alt : motifIn(webstore, turns[nth]!),
    ]),
  );
  const documents = demo.map(documentOf);
  return activeCategories().flatMap(({ id, externalId }) => {
    const ofCategory = documents.filter(({ categoryIds }) => categoryIds.includes(id));
    return places.map((place) => {
      const shown = firstPage(ofCategory, place);
      return {
        name: `${externalId} around ${place.city}, ${place.state}`,
        category: externalId,
        motifs: shown.map((document) => motifs.get(document.id)),
        trades: shown.map(({ categoryIds }) => categoryById(categoryIds[0]!)?.externalId),
      };
    });
  });
}

describe('the pictures of demo webstores', () => {
  let demo: RankedWebstore[];
  let turns: number[];
  let pages: ShownPage[];
  beforeAll(() => {
    demo = rankedDemo();
    turns = pictureTurns(demo);
    pages = firstPages(demo, turns);
  });

  it.each(categories)('of %s are stock pictures, each of another scene', (category) => {
    const names = suitingPictures.byCategory[category]!;
    expect(names.filter((name) => !stockPictureNamed(name))).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(16);
    expect(new Set(names.map((name) => stockPictureNamed(name)![0].alt)).size).toBe(names.length);
  });

  it('begin with another scene in each of the first 24 results of every place and category', () => {
    expect(pages.filter(({ motifs: shown }) => shown.length === 24).length).toBeGreaterThan(4_000);
    expect(pages.filter(({ motifs: shown }) => new Set(shown).size < shown.length).map(({ name }) => name)).toEqual([]);
  });

  it('begin with the own trade in the first results, and in all that are in view where the tour of the demo searches', () => {
    const own = ({ category, motifs, trades }: ShownPage) =>
      motifs.map((motif, nth) => isOfTrade(trades[nth] ?? category, motif));
    const shown = pages.filter(({ motifs }) => motifs.length > 0);
    expect(shown.filter((page) => own(page)[0]).length / shown.length).toBeGreaterThan(0.8);
    const toured = pages.filter(({ name }) => name.endsWith('around Austin, TX'));
    expect(toured).toHaveLength(categories.length);
    const others = toured.filter((page) => own(page).slice(0, 3).includes(false));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('are the same in every run', () => {
    expect(pictureTurns(rankedDemo())).toEqual(turns);
  });

  it('are originals and reprints', () => {
    const covers = demo.slice(1).map(({ webstore }, nth) => {
      const { externalId = '' } = categoryById(webstore.categoryIds[0]!) ?? {};
      return picturesInTurn(externalId, turns[nth + 1]!, 1)[0]!.pictureId;
    });
    const scenes = new Set(covers.map((pictureId) => stockPictureById(pictureId)!.alt));
    expect(new Set(covers).size).toBeGreaterThan(scenes.size * 2);
  });

  it('have the properties in the list, including reprints', () => {
    for (const picture of picturesInTurn('florist', 3, 30))
      expect(stockPictureById(picture.pictureId)).toEqual(picture);
  });
});
