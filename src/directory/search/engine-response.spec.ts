import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cursorOf, parseEngineResponse } from './engine-response.js';

/** Texts that look like the markers by which a response is split. */
const trap = fc.constantFrom(
  '{"_index":',
  '"_id":"',
  '"_source":{"card":',
  ',"location":',
  '},"sort":[1]}',
  ']},"aggregations":{',
  '"hits":[',
  '\\"_source\\":{\\"card\\":',
  '\\',
  '"',
  'Zoë 💐 \u2028',
);
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(trap).map((traps) => traps.join('')),
);
const card = fc.record({
  name: text,
  url: text,
  features: fc.array(text),
  coverImage: fc.option(text),
  capacity: fc.option(fc.nat()),
});
const degrees = fc.double({ min: -90, max: 90, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value));
const hit = fc.record({
  _index: fc.constant('posy-listings-1'),
  _id: fc.uuid(),
  _score: fc.option(fc.nat()),
  _source: fc.record(
    { card, location: fc.option(fc.record({ lat: degrees, lon: degrees })) },
    { noNullPrototype: true },
  ),
  sort: fc.array(fc.oneof(text, fc.integer()), { minLength: 1 }),
});
const matched = fc.option(fc.array(fc.constantFrom('partly-free', 'keeps-a-calendar'), { minLength: 1 }));
const aggregations = fc.dictionary(
  fc.stringMatching(/^[a-z]+$/),
  fc.record({ buckets: fc.array(fc.record({ key: text })) }),
);

it('splits a response, for any text in the cards', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hit, matched)), aggregations, fc.nat(), (found, counted, total) => {
      const hits = found.map(([one, marks]) => ({ ...one, ...(marks ? { matched_queries: marks } : {}) }));
      const answer = { took: 1, hits: { total: { value: total, relation: 'eq' }, max_score: null, hits } };
      const read = parseEngineResponse(JSON.stringify({ ...answer, aggregations: counted }));
      expect(read.total).toBe(total);
      expect(read.aggregations).toEqual(counted);
      expect(read.hits.map((one) => [one.id, JSON.parse(one.card), one.location, cursorOf(one), one.matched])).toEqual(
        found.map(([{ _id, _source, sort }, marks]) => [_id, _source.card, _source.location, sort, marks ?? []]),
      );
    }),
  );
});

it('passes cards on unchanged', () => {
  const written = '{"name":"Zo\\u00eb \\"&\\" Sons","priceTier":2}';
  const hitText = `{"_index":"i","_id":"a","_score":1.0,"_source":{"card":${written},"location":null},"sort":[1,"a"]}`;
  const answer = `{"hits":{"total":{"value":1},"hits":[${hitText}]},"aggregations":{}}`;
  expect(parseEngineResponse(answer).hits).toEqual([
    { id: 'a', card: written, location: null, sort: '[1,"a"]', matched: [] },
  ]);
});

it('refuses a response in another format', () => {
  const answer = '{"hits":{"total":{"value":1},"hits":[{"_index":"i","_id":"a","_source":{}}]},"aggregations":{}}';
  expect(() => parseEngineResponse(answer)).toThrow('card');
});
