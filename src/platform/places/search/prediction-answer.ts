/** A prediction of a maps service: what it is about, and the line below it. */
export interface Prediction {
  placeId: string;
  main: string;
  /** Without the country. */
  secondary: string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (answer: Record<string, unknown>, name: string) =>
  typeof answer[name] === 'string' ? answer[name].trim() : '';
const countries = new Set(['USA', 'US', 'United States', 'Canada']);

/**
 * Parses the response of a place autocomplete API in Google's format. Malformed predictions are left out.
 * @throws Error when the response has another format, or the service refuses or fails
 */
export function readPredictionAnswer(json: unknown): Prediction[] {
  if (!isRecord(json) || typeof json['status'] !== 'string') throw new Error('the answer has no predictions');
  const { status, predictions } = json;
  if (status === 'ZERO_RESULTS') return [];
  if (status !== 'OK' || !Array.isArray(predictions)) throw new Error(`the service answered ${status}`);
  return predictions.filter(isRecord).flatMap((prediction) => {
    const placeId = textIn(prediction, 'place_id');
    const format = prediction['structured_formatting'];
    if (placeId === '' || !isRecord(format) || textIn(format, 'main_text') === '') return [];
    const parts = textIn(format, 'secondary_text').split(', ').filter(Boolean);
    const secondary = countries.has(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
    return [{ placeId, main: textIn(format, 'main_text'), secondary }];
  });
}
