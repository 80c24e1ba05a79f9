import townsUrl from './towns.json?url';

export interface Town {
  name: string;
  /** Two-letter code. */
  state: string;
  latitude: number;
  longitude: number;
}

/** The larger towns of the United States and Canada, the largest first. */
export async function readTowns(signal: AbortSignal): Promise<Town[]> {
  const answer = await fetch(townsUrl, { signal });
  const rows = (await answer.json()) as [name: string, state: string, latitude: number, longitude: number][];
  return rows.map(([name, state, latitude, longitude]) => ({
    name,
    state,
    latitude: latitude / 100,
    longitude: longitude / 100,
  }));
}
