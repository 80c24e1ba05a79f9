import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { documentShape } from './listing-document.js';

const keyword = { type: 'keyword' } as const;
const integer = { type: 'integer' } as const;
const flag = { type: 'boolean' } as const;
/** Folded before it is indexed, so that splitting it into words is all the analysis it needs. */
const words = { type: 'text', analyzer: 'standard', norms: false, index_options: 'docs' } as const;

/** A fact that the rank contains: it is part of the document, but no search reads it. */
const unread = { type: 'keyword', index: false, doc_values: false } as const;
/** Ids are matched and counted, never calculated with: as keywords their facets are much faster. */
const facet = { type: 'keyword', eager_global_ordinals: true } as const;

/** The assumed travel radius of a business that gives none. */
export const noRadius = 'none';

/** How each field of a listing is searched. Strict: a field that is not named here is refused. */
const properties = {
  id: keyword,
  card: { type: 'object', enabled: false },
  cardKey: { type: 'keyword', index: false },
  name: words,
  nameKey: keyword,
  nameJoined: keyword,
  besideName: keyword,
  categoryIds: keyword,
  subCategoryIds: facet,
  services: facet,
  styles: facet,
  priceTier: facet,
  priceOrder: { type: 'byte' },
  capacityBand: facet,
  unavailableDays: keyword,
  partialDays: keyword,
  freeDays: keyword,
  guests: integer,
  fromPrice: integer,
  // `each` is for programs of the generation before this one.
  location: { type: 'geo_point', fields: { each: { type: 'geo_point', index: false } } },
  center: { type: 'geo_point', index: false },
  reach: { type: 'short', index: false },
  cells: { type: 'keyword', doc_values: false },
  travelRadius: { type: 'keyword', null_value: noRadius },
  travelOption: facet,
  shippingOption: facet,
  state: keyword,
  market: keyword,
  national: flag,
  features: facet,
  facetValues: facet,
  placement: unread,
  claimed: unread,
  completeness: unread,
  rating: { type: 'byte', index: false },
  recencyDay: unread,
  standing: { type: 'byte', index: false },
  rank: { type: 'integer', index: false },
  createdDay: integer,
} as const satisfies Record<string, estypes.MappingProperty>;

/** The fields that a search reads of a hit. The listing's row has the whole document; reading less of it is faster. */
const kept = { includes: ['card', 'location'] };

const settings: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  refresh_interval: '200ms',
  // A delete must be remembered for as long as a late, older write could arrive.
  gc_deletes: '1h',
};

/** Changes with the mapping, the settings and the document's shape. An index with another hash is rebuilt. */
export const indexHash = createHash('sha256')
  .update(JSON.stringify({ properties, settings, kept, documentShape }))
  .digest('hex')
  .slice(0, 12);

/**
 * Rises with every change of the definition: while two versions of the product run side by side, the one that knows the
 * higher generation builds the index, and the other leaves it alone.
 */
export const indexGeneration = 7;

export const indexDefinition = {
  settings,
  mappings: { dynamic: 'strict', _source: kept, _meta: { hash: indexHash, generation: indexGeneration }, properties },
} as const satisfies { settings: unknown; mappings: estypes.MappingTypeMapping };
