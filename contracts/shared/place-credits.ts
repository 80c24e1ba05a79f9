/** The sources of the data about places, which every page with places must show. */
export const placeCredits = [
  {
    text: 'Places and postal codes: GeoNames',
    url: 'https://www.geonames.org',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    text: 'Places and populations of the United States: US Census Bureau',
    url: 'https://www.census.gov',
    licence: 'public domain',
    licenceUrl: null,
  },
] as const;
