/** A postal code: the complete one, and the part that the gazetteer contains. */
export interface PostalCode {
  /** `78702`, `M5V` or `M5V 2T6`. */
  written: string;
  /** `78702`, `M5V`. */
  known: string;
}

const unitedStates = /^(\d{5})(?:[- ]?\d{4})?$/;
/** Also matches letters that Canadian codes never contain; the gazetteer then finds no such code. */
const canada = /^([a-z]\d[a-z])[- ]?(\d[a-z]\d)?$/i;

/** Parses a text that consists of a postal code only: ZIP, ZIP+4, or a Canadian code or its first half. */
export function readPostalCode(text: string): PostalCode | undefined {
  const [, zip] = unitedStates.exec(text.trim()) ?? [];
  if (zip !== undefined) return { written: zip, known: zip };
  const [, area, unit] = canada.exec(text.trim())?.map((part) => (part as string | undefined)?.toUpperCase()) ?? [];
  return area === undefined ? undefined : { written: unit === undefined ? area : `${area} ${unit}`, known: area };
}
