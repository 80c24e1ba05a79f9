import type { estypes } from '@elastic/elasticsearch';
import type { MapSearch } from '#contracts/directory/directory-search.query.js';
import type { MapArea } from '#contracts/directory/map-area.js';
import { baseFilters } from './build-search-body.js';
import { allOf, inArea, noneOf } from './clauses.js';
import { filterClauses, type ServiceArea } from './filter-clauses.js';
import { byRank, whereabouts } from './ranking.js';

/** Smallest number of grid cells side by side in an area; at most twice as many. */
const cellsAcross = 6;
/** The finest cells are about a metre. */
const finest = 25;
/** Upper limit above the number of cells in any area. */
const mostCells = 400;

/**
 * Builds the single request for the map of a search: vendors in the area by the cells of a grid, and the number of
 * vendors of the search without a location. A listing is read only if it is alone in its cell.
 * @param areas the places that `filters.serviceAreas` names
 */
export function buildMapBody(
  { area, ...search }: MapSearch,
  areas: readonly ServiceArea[] = [],
): estypes.SearchRequest {
  const chosen = [...filterClauses(search, areas).values()];
  return {
    size: 0,
    track_total_hits: false,
    query: allOf([...baseFilters(search), ...chosen]),
    aggs: {
      onMap: { filter: inArea(area), aggs: { cells: cellsOf(area) } },
      offMap: { filter: allOf([whereabouts(search) ?? [], noneOf([{ exists: { field: 'location' } }])].flat()) },
    },
  };
}

const cellsOf = (area: MapArea): estypes.AggregationsAggregationContainer => ({
  geotile_grid: { field: 'location', precision: precisionOf(area), size: mostCells },
  aggs: {
    middle: { geo_centroid: { field: 'location' } },
    extent: { geo_bounds: { field: 'location', wrap_longitude: false } },
    first: { top_hits: { size: 1, _source: ['card', 'location'], sort: [byRank, { id: 'asc' }] } },
  },
});

/** 2 to the power of the precision is the number of cells around the earth. */
export function precisionOf({ south, west, north, east }: MapArea): number {
  const span = Math.max(east - west, north - south, 1e-6);
  return Math.max(0, Math.min(finest, Math.ceil(Math.log2((360 * cellsAcross) / span))));
}
