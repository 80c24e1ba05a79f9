// Errors of the sources, found by reading the largest places, those without postal codes, and the leftovers.

/** Names as they are shown; the key is the name of the source. */
export const renamed: Readonly<Record<string, string>> = {
  'Washington, D.C., DC': 'Washington',
  'City of Milford (balance), CT': 'Milford',
  'Village of Oak Creek (Big Park), AZ': 'Village of Oak Creek',
  'New Century, KS, KS': 'New Century',
  'Middlebury (village), VT': 'Middlebury',
  'Stambaugh, Iron River, MI': 'Stambaugh',
  'North Oyster/Yellow Point, BC': 'North Oyster-Yellow Point',
};

/** Numbers of rows that have the inhabitants of a namesake in the same province. */
export const misplaced: ReadonlySet<number> = new Set([6_173_865, 6_137_781, 6_110_611]);

/** Other names that people use for a place, by its display text. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  'New York City, NY': ['New York'],
  'Québec, QC': ['Quebec City'],
  'Greater Sudbury, ON': ['Sudbury'],
};

/** Parts of a city that the source gives the inhabitants of the whole city; they would come before real towns. */
export const borrowedPopulations: ReadonlySet<string> = new Set([
  'New South Memphis, TN',
  'South Boston, MA',
  'West Raleigh, NC',
  'Ironville, KY',
  'Meads, KY',
  'Tempe Junction, AZ',
  'East Chattanooga, TN',
  'East Hampton, VA',
  'Metairie Terrace, LA',
  'North Stamford, CT',
  'North Peoria, IL',
  'East Independence, MO',
  'Portsmouth Heights, VA',
  'West Albany, NY',
  'Enchanted Hills, NM',
  'Sandy Hills, UT',
  'East Norwalk, CT',
  'South Suffolk, VA',
  'West Gulfport, MS',
  'West Lynchburg, VA',
  'Framingham Center, MA',
  'West Coon Rapids, MN',
  'South Vineland, NJ',
  'North Chicopee, MA',
  'East Pensacola Heights, FL',
  'North La Crosse, WI',
  'South Peabody, MA',
  'Minnetonka Mills, MN',
  'Ladner, BC',
]);

/** Areas whose row is broken in the source: it has lost its point, and with it perhaps its name. Points are rough. */
export const brokenAreas: Readonly<Record<string, { name: string; latitude: number; longitude: number }>> = {
  V0N: { name: 'North Island and Sunshine Coast (Powell River)', latitude: 50.0, longitude: -124.8 },
  E1H: { name: 'Lakeville (Shediac)', latitude: 46.151, longitude: -64.62 },
  E2E: { name: 'Rothesay', latitude: 45.417, longitude: -65.99 },
  E2H: { name: 'Saint John Northeast', latitude: 45.348, longitude: -66.0 },
  E3C: { name: 'Fredericton Southwest', latitude: 45.936, longitude: -66.7 },
  K0C: { name: 'Stormont, Dundas and Glengarry', latitude: 45.223, longitude: -74.75 },
  K0H: { name: 'Frontenac County, Addington County', latitude: 44.45, longitude: -76.7 },
  K0K: { name: 'Quinte Shores (Picton)', latitude: 44.059, longitude: -77.4 },
  P0M: { name: 'Sudbury District (Greater Sudbury)', latitude: 46.133, longitude: -81.2 },
};

/** Canadian areas that are a building or a part of a town that nobody would look for. */
export const areasInside: Readonly<Record<string, string>> = {
  H3C: 'Montréal',
  H4Z: 'Montréal',
  H5A: 'Montréal',
  H5B: 'Montréal',
  M7A: 'Toronto',
};

/** Towns that only the list of areas names, which has lost their accented letters and some capitals. */
export const spellings: Readonly<Record<string, string>> = {
  "Big Bras D'Or": "Big Bras d'Or",
  'Cap-Pel\ufffd': 'Cap-Pelé',
  'C\ufffdte-des-Neiges': 'Côte-des-Neiges',
  Degelis: 'Dégelis',
  'Grand-M\ufffdre': 'Grand-Mère',
  'H\ufffdbertville': 'Hébertville',
  '\ufffdles-Laval': 'Îles-Laval',
  "L'\ufffdle Bizard": "L'Île-Bizard",
  "L'\ufffdle-Bizard": "L'Île-Bizard",
  "L'\ufffdle-Dorval": "L'Île-Dorval",
  "L'\ufffdle-des-Soeurs": "L'Île-des-Sœurs",
  'Lam\ufffdque': 'Lamèque',
  Lasalle: 'LaSalle',
  'Laterri\ufffdre': 'Laterrière',
  'Les \ufffdles-de-la-Madeleine': 'Les Îles-de-la-Madeleine',
  Mcadam: 'McAdam',
  'Rivi\ufffdre-des-Prairies': 'Rivière-des-Prairies',
  'Saint-Etienne-De-Lauzon': 'Saint-Étienne-de-Lauzon',
  'Saint-Fran\ufffdois': 'Saint-François',
  'Saint-Sophie': 'Sainte-Sophie',
  'Saint-\ufffdmile': 'Saint-Émile',
  'Sainte-Doroth\ufffde': 'Sainte-Dorothée',
  'Sainte-Genevi\ufffdve': 'Sainte-Geneviève',
  "St. Mary'S": 'St. Marys',
  'St-Louis-de-Kent': 'Saint-Louis-de-Kent',
  'Val-B\ufffdlair': 'Val-Bélair',
  'Ville \ufffdmard': 'Ville-Émard',
};

/** Not a place: letters to Santa Claus. */
export const areasOfNobody: ReadonlySet<string> = new Set(['H0H']);
