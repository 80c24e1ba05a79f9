import { demoData } from '../data/demo-data.js';

type List =
  | 'animals'
  | 'bandAnimals'
  | 'birds'
  | 'cloths'
  | 'colors'
  | 'fruits'
  | 'grandfathers'
  | 'grandmothers'
  | 'herbs'
  | 'lands'
  | 'lights'
  | 'plants'
  | 'ruesDeQuebec'
  | 'stones'
  | 'streets'
  | 'trees'
  | 'vows'
  | 'waters';

/** Words from which names and sentences are made. */
export const wordLists = demoData<Readonly<Record<List, readonly string[]>>>('words');

interface Zone {
  states: readonly string[];
  plants: readonly string[];
}

const plantsByState: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(demoData<Record<string, Zone>>('zones')).flatMap(({ states, plants }) =>
    states.map((state) => [state, plants] as const),
  ),
);

/** Returns plants that grow around a state, for names with local color. */
export const plantsOf = (state: string): readonly string[] => plantsByState.get(state) ?? wordLists.plants;
