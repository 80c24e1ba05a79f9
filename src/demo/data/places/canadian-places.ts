import type { PlaceRow } from './place-row.js';

// credits: names, coordinates and populations from GeoNames (geonames.org), CC BY 4.0, rounded; ZIP codes checked against
// the GeoNames postal code files, CC BY 4.0.

/** Cities and wedding towns of the ten Canadian provinces. The codes are the first halves of postal codes. */
export const canadianPlaces: readonly PlaceRow[] = [
  ['Toronto', 'ON', 43.7, -79.416, 2600, '416', 'southern Ontario', 'city lake', 'M5V M4M M6J'],
  ['Mississauga', 'ON', 43.579, -79.658, 669, '905', 'southern Ontario', 'city', 'L5B L5G'],
  ['Hamilton', 'ON', 43.25, -79.85, 520, '905', 'the Golden Horseshoe', 'city', 'L8P L8R'],
  ['Niagara-on-the-Lake', 'ON', 43.256, -79.073, 19, '905', 'the Niagara Peninsula', 'wine lake', 'L0S'],
  ['Picton', 'ON', 44.009, -77.141, 5, '613', 'Prince Edward County', 'wine lake', 'K0K'],
  ['Kingston', 'ON', 44.23, -76.481, 114, '613', 'eastern Ontario', 'lake', 'K7L K7K'],
  ['Ottawa', 'ON', 45.411, -75.698, 812, '613', 'the National Capital Region', 'city', 'K1N K1S K2P'],
  ['London', 'ON', 42.983, -81.233, 347, '519', 'southwestern Ontario', 'city', 'N6A N6B'],
  ['Kitchener', 'ON', 43.425, -80.511, 234, '519', 'Waterloo Region', 'city', 'N2G N2H'],
  ['Collingwood', 'ON', 44.483, -80.216, 16, '705', 'Georgian Bay', 'lake', 'L9Y'],
  ['Montréal', 'QC', 45.509, -73.588, 1600, '514', 'the St. Lawrence valley', 'city', 'H2T H3J H2L'],
  ['Québec', 'QC', 46.813, -71.208, 549, '418', 'eastern Québec', 'city', 'G1R G1K'],
  ['Sherbrooke', 'QC', 45.4, -71.899, 129, '819', 'the Eastern Townships', 'wine', 'J1H'],
  ['Mont-Tremblant', 'QC', 46.213, -74.584, 9, '819', 'the Laurentians', 'mountain lake', 'J8E'],
  ['Vancouver', 'BC', 49.25, -123.119, 600, '604', 'the Lower Mainland', 'coast city', 'V5T V6B V6K'],
  ['Victoria', 'BC', 48.436, -123.352, 290, '250', 'Vancouver Island', 'coast', 'V8W V8V'],
  ['Tofino', 'BC', 49.153, -125.907, 2, '250', 'Clayoquot Sound', 'coast', 'V0R'],
  ['Whistler', 'BC', 50.118, -122.954, 9, '604', 'the Sea to Sky corridor', 'mountain', 'V8E'],
  ['Kelowna', 'BC', 49.883, -119.486, 125, '250', 'the Okanagan', 'lake wine', 'V1Y V1W'],
  ['Calgary', 'AB', 51.05, -114.085, 1020, '403', 'southern Alberta', 'city', 'T2G T2P T2R'],
  ['Edmonton', 'AB', 53.55, -113.469, 712, '780', 'central Alberta', 'city', 'T5J T6E'],
  ['Banff', 'AB', 51.176, -115.57, 8, '403', 'the Bow Valley', 'mountain', 'T1L'],
  ['Canmore', 'AB', 51.083, -115.352, 12, '403', 'the Bow Valley', 'mountain', 'T1W'],
  ['Winnipeg', 'MB', 49.884, -97.147, 632, '204', 'southern Manitoba', 'city', 'R3B R3C'],
  ['Saskatoon', 'SK', 52.132, -106.669, 199, '306', 'central Saskatchewan', 'city', 'S7K S7H'],
  ['Regina', 'SK', 50.45, -104.618, 176, '306', 'southern Saskatchewan', 'city', 'S4P'],
  ['Halifax', 'NS', 44.646, -63.573, 359, '902', 'Nova Scotia', 'coast city', 'B3J B3K'],
  ['Lunenburg', 'NS', 44.378, -64.317, 2, '902', 'the South Shore', 'coast', 'B0J'],
  ['Moncton', 'NB', 46.095, -64.796, 109, '506', 'southeastern New Brunswick', 'city', 'E1C'],
  ['Fredericton', 'NB', 45.945, -66.666, 52, '506', 'the Saint John River Valley', 'city', 'E3B'],
  ['Charlottetown', 'PE', 46.235, -63.126, 42, '902', 'Prince Edward Island', 'coast', 'C1A'],
  ["St. John's", 'NL', 47.565, -52.709, 99, '709', 'the Avalon Peninsula', 'coast', 'A1C'],
];
