import type { PlaceDetails, PlaceDetailsSource } from './place-details.js';
import { readDetailsAnswer } from './details-answer.js';

/** Where the service is and what it is asked with. */
export interface DetailsService {
  /** Address of its place details call, without parameters. */
  url: string;
  key: string;
  /** Milliseconds that it may take. */
  limit: number;
}

/** What is paid for and shown, and no more (WS-219). */
const fields = 'name,rating,reviews,url,user_ratings_total';

/** Asks a maps service. Neither address nor key gets into a message. */
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
