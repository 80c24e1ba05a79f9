import { Logger } from '@nestjs/common';
import type { Point } from '../port/places.js';
import type { FoundAddress, FoundBusiness, PlaceSearch } from './place-search.js';
import { readPredictionAnswer, type Prediction } from './prediction-answer.js';

/** Address, key and timeout of the maps service. */
export interface SearchService {
  /** Address of its place autocomplete call, without parameters. */
  url: string;
  key: string;
  /** Timeout in milliseconds. */
  limit: number;
}

/** Metres around the likely place of an address. */
const biasRadius = 50_000;

/** Finds addresses and businesses with a maps service. Neither its address nor the key nor the text is ever logged. */
export class LivePlaceSearch implements PlaceSearch {
  private readonly logger = new Logger('places');

  constructor(private readonly service: SearchService) {}

  async addressesLike(text: string, limit: number, near?: Point): Promise<FoundAddress[]> {
    const found = await this.predictions(text, 'address', limit, near);
    return found.flatMap(({ placeId, main, secondary }) => {
      const [city, state] = secondary.slice(-2);
      if (city === undefined || state === undefined) return [];
      return [{ placeId, street: main, city, state, zipcode: '', latitude: null, longitude: null }];
    });
  }

  async businessesLike(text: string, limit: number): Promise<FoundBusiness[]> {
    const found = await this.predictions(text, 'establishment', limit);
    return found.map(({ placeId, main, secondary }) => ({
      placeId,
      name: main,
      address: secondary.join(', '),
      // Street, city and state; a business that only serves an area has no street.
      hasStreet: secondary.length > 2,
    }));
  }

  private async predictions(
    text: string,
    types: 'address' | 'establishment',
    limit: number,
    near?: Point,
  ): Promise<Prediction[]> {
    const { url, key, limit: timeout } = this.service;
    const address = new URL(url);
    // A bias: what is further away is found too, after what is near.
    const bias = near && { location: `${near.latitude},${near.longitude}`, radius: String(biasRadius) };
    const params = { input: text, types, components: 'country:us|country:ca', key, ...bias };
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return readPredictionAnswer(await answer.json()).slice(0, limit);
    } catch (error) {
      this.logger.warn(`The maps service could not be searched: ${error instanceof Error ? error.message : 'unknown'}`);
      return [];
    }
  }
}
