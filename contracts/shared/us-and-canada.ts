interface Point {
  latitude: number;
  longitude: number;
}

/** Longitude and the latitude of the southern border there, from west to east, a little to the south of the land. */
const southernBorder: readonly (readonly [longitude: number, latitude: number])[] = [
  [-141, 32.3],
  [-117.2, 32.45],
  [-114.9, 32.35],
  [-111.1, 31.2],
  [-108.3, 31.2],
  [-106.6, 31.6],
  [-104.6, 29.4],
  [-103.2, 28.8],
  [-102.3, 29.6],
  [-100.7, 28.8],
  [-99.6, 27.3],
  [-99.1, 26.2],
  [-97, 25.7],
  [-96, 24.3],
  [-80, 24.3],
  [-79.5, 28],
  [-52, 43],
];
const north = 84;

/** Alaska and its islands, Hawaii, Puerto Rico, the Virgin Islands, Guam and the Marianas, American Samoa. */
const elsewhere: readonly { south: number; west: number; north: number; east: number }[] = [
  { south: 51, west: -180, north: 72, east: -141 },
  { south: 51, west: 172, north: 54, east: 180 },
  { south: 18.5, west: -178.6, north: 28.6, east: -154.5 },
  { south: 17.5, west: -68, north: 18.7, east: -64.4 },
  { south: 13, west: 144.4, north: 20.7, east: 146.3 },
  { south: -14.8, west: -171.2, north: -10.9, east: -168 },
];

/**
 * Whether a point is in the United States, a territory of theirs, or Canada (SYS-11): their outline with some sea and a
 * strip of the neighbours, since a border is not worth a map here.
 */
export function isInUsOrCanada({ latitude, longitude }: Point): boolean {
  const border = southernBorderAt(longitude);
  if (border !== undefined && latitude >= border && latitude <= north) return true;
  return elsewhere.some(
    (area) => latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east,
  );
}

function southernBorderAt(longitude: number): number | undefined {
  const at = southernBorder.findIndex(([to]) => longitude <= to);
  const [next, before] = [southernBorder[at], southernBorder[at - 1]];
  if (!next || !before) return next && longitude === next[0] ? next[1] : undefined;
  const share = (longitude - before[0]) / (next[0] - before[0]);
  return before[1] + share * (next[1] - before[1]);
}
