/** A postal code in a text: as it is shown, and the part that the gazetteer knows. */
export interface PostalCode {
  /** `78702`, `M5V` or `M5V 2T6`. */
  written: string;
  /** `78702`, `M5V`. */
  known: string;
}

const unitedStates = /^(\d{5})(?:[- ]?\d{4})?$/;
/** Letters that no Canadian code has are not told apart: the gazetteer does not know them either. */
const canada = /^([a-z]\d[a-z])[- ]?(\d[a-z]\d)?$/i;

/** Reads a text that is a postal code and nothing else: ZIP, ZIP+4, or a Canadian code or its first half. */
export function readPostalCode(text: string): PostalCode | undefined {
  const [, zip] = unitedStates.exec(text.trim()) ?? [];
  if (zip !== undefined) return { written: zip, known: zip };
  const [, area, unit] = canada.exec(text.trim())?.map((part) => (part as string | undefined)?.toUpperCase()) ?? [];
  return area === undefined ? undefined : { written: unit === undefined ? area : `${area} ${unit}`, known: area };
}
