/** Degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean diameter of the earth in miles (WS-117). */
const earthDiameter = 7_917.6;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in miles, by the haversine formula. */
export function milesBetween(a: Point, b: Point): number {
  const sinLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const sinLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine =
    sinLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * sinLongitude ** 2;
  return earthDiameter * Math.asin(Math.sqrt(Math.min(1, haversine)));
}
