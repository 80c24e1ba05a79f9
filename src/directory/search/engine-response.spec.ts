import { expect, it } from '@jest/globals';
import { parseEngineResponse } from './engine-response.js';

const responseOf = (...hits: object[]) =>
  JSON.stringify({
    took: 1,
    hits: { total: { value: 7, relation: 'eq' }, hits },
    aggregations: { together: { buckets: [] } },
  });

it('reads total, hits with their order and marks, and counts', () => {
  const marked = { fields: { cardKey: ['k2'] }, sort: [3, 'b'], matched_queries: ['keeps-a-calendar'] };
  const text = responseOf({ fields: { cardKey: ['k1'] }, sort: [512, 'a'] }, marked);
  expect(parseEngineResponse(text)).toEqual({
    total: 7,
    hits: [
      { id: 'a', cardKey: 'k1', sort: [512, 'a'], matched: [] },
      { id: 'b', cardKey: 'k2', sort: [3, 'b'], matched: ['keeps-a-calendar'] },
    ],
    aggregations: { together: { buckets: [] } },
  });
});

it.each([[{ fields: { cardKey: ['k'] } }], [{ fields: { cardKey: ['k'] }, sort: [1] }]])(
  'refuses a hit without an id: %j',
  (hit) => {
    expect(() => parseEngineResponse(responseOf(hit))).toThrow('without its id');
  },
);
