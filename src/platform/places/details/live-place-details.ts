import type { PlaceDetails, PlaceDetailsSource } from './place-details.js';
import { readDetailsAnswer } from './details-answer.js';

/** Address, key and timeout of the maps service. */
export interface DetailsService {
  /** Address of its place details call, without parameters. */
  url: string;
  key: string;
  /** Timeout in milliseconds. */
  limit: number;
}

/** Only the fields that are shown, because the service charges by field (WS-219). */
const fields = 'formatted_address,name,rating,reviews,url,user_ratings_total';

/** Queries a maps service. Errors contain neither its address nor the key. */
export class LivePlaceDetails implements PlaceDetailsSource {
  constructor(private readonly service: DetailsService) {}

  async detailsOf(placeId: string): Promise<PlaceDetails | undefined> {
    const { url, key, limit } = this.service;
    const address = new URL(url);
    for (const [name, value] of Object.entries({ place_id: placeId, fields, key })) {
      address.searchParams.set(name, value);
    }
    const answer = await fetch(address, { signal: AbortSignal.timeout(limit), redirect: 'error' });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return readDetailsAnswer(await answer.json());
  }
}
