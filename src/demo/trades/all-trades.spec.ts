import { describe, expect, it } from '@jest/globals';
import { activeCategories, categoryById, servicesOf, stylesOf } from '#src/webstore/catalogue/catalogue.js';
import { slotsOf } from '../words/phrase.js';
import { placeSentences } from './place-sentences.js';
import type { Place } from '../places/place.js';
import { places } from '../places/places.js';
import { SeededRandom } from '../random/seeded-random.js';
import { StoreSpeaker } from '../words/store-speaker.js';
import type { Sentence, Trade } from './trade.js';
import { allTrades } from './all-trades.js';

const trades = allTrades.flatMap((category) => category.trades);
const sentencesOf = (trade: Trade): Sentence[] => [
  ...trade.says,
  ...trade.more,
  ...trade.terms,
  ...placeSentences(trade, false),
  ...trade.also.map((also) => also.says),
];
const idsOf = (items: readonly { id: number }[]) => items.map((item) => item.id);
const strangers = (ids: readonly number[], known: readonly number[]) => ids.filter((id) => !known.includes(id));

describe('the trades', () => {
  it('exist for each of the 24 categories', () => {
    const ids = allTrades.map((category) => category.categoryId);
    expect(ids.toSorted((a, b) => a - b)).toEqual(idsOf(activeCategories()));
  });

  it('have one that suits every place, with a matching first sentence', () => {
    const fits = (trade: Trade, place: Place) =>
      (!trade.rural || place.rural) && (!trade.where || trade.where.some((setting) => place.settings.has(setting)));
    const speechless = (trade: Trade, place: Place) =>
      [trade.says, trade.more, trade.terms, placeSentences(trade, true)].some(
        (list) => !list.some(({ where }) => where === undefined || place.settings.has(where)),
      );
    const without = allTrades.flatMap((category) =>
      places.filter((place) => {
        const possible = category.trades.filter((trade) => fits(trade, place));
        return possible.length === 0 || possible.some((trade) => speechless(trade, place));
      }),
    );
    expect(without).toEqual([]);
  });

  it('choose only from the catalogue of their category', () => {
    for (const trade of trades) {
      const category = categoryById(trade.categoryId);
      const services = idsOf(servicesOf([trade.categoryId]));
      const styles = idsOf(stylesOf([trade.categoryId]));
      const subCategories = idsOf(category?.subCategories ?? []);
      expect(strangers(trade.subCategories, subCategories)).toEqual([]);
      expect(strangers(trade.services ?? [], services)).toEqual([]);
      expect(strangers(trade.never, services)).toEqual([]);
      expect(strangers(trade.styles ?? [], styles)).toEqual([]);
      expect(strangers(trade.services ?? [], trade.never)).toEqual(trade.services ?? []);
      for (const { promises } of [...trade.says, ...trade.more, ...trade.terms]) {
        expect(strangers(promises, [...services, ...styles, ...subCategories])).toEqual([]);
        expect(strangers(promises, trade.never)).toEqual(promises);
      }
      for (const also of trade.also) {
        expect(strangers(also.subCategories, idsOf(categoryById(also.categoryId)?.subCategories ?? []))).toEqual([]);
        expect(strangers(also.services, idsOf(servicesOf([also.categoryId])))).toEqual([]);
      }
    }
  });

  it('together cover every subcategory', () => {
    const reached = new Set(
      trades.flatMap((trade) => [...trade.subCategories, ...trade.also.flatMap((also) => also.subCategories)]),
    );
    const all = activeCategories().flatMap((category) => idsOf(category.subCategories));
    expect(strangers(all, [...reached])).toEqual([]);
  });

  it('contain only slots that a speaker can fill', () => {
    const [place] = places;
    if (!place) throw new Error('There are no places.');
    const speaker = new StoreSpeaker(new SeededRandom(1, 1), place, { firstName: 'Ada', lastName: 'Rowe' });
    for (const trade of trades) {
      for (const phrase of [...trade.names, ...sentencesOf(trade).map((sentence) => sentence.phrase)]) {
        for (const slot of slotsOf(phrase)) expect(() => speaker.fill(slot)).not.toThrow();
      }
      const withCapacity = sentencesOf(trade).filter(({ phrase }) => slotsOf(phrase).includes('#cap'));
      expect(withCapacity.length === 0 || trade.capacity !== undefined).toBe(true);
    }
  });

  it('give a capacity exactly to venues and lodging', () => {
    const placesToBe = new Set(['venues', 'lodging']);
    for (const trade of trades) {
      const externalId = categoryById(trade.categoryId)?.externalId ?? '';
      expect(trade.capacity !== undefined).toBe(placesToBe.has(externalId));
    }
  });
});
