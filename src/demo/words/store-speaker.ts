import type { Speaker } from './phrase.js';
import type { Place } from '../places/place.js';
import type { SeededRandom } from '../random/seeded-random.js';
import { firstName, lastName, type Person } from './people.js';
import { plantsOf, wordLists } from './word-lists.js';

const wordsFor: Readonly<Record<string, readonly string[]>> = {
  tree: wordLists.trees,
  bird: wordLists.birds,
  animal: wordLists.animals,
  animales: wordLists.bandAnimals,
  light: wordLists.lights,
  cloth: wordLists.cloths,
  stone: wordLists.stones,
  herb: wordLists.herbs,
  fruit: wordLists.fruits,
  vow: wordLists.vows,
  color: wordLists.colors,
  water: wordLists.waters,
  land: wordLists.lands,
  letter: [...'ABCDHJKLMRTX'],
};

/** The facts that stay the same in all texts of a webstore. */
const rememberedOnce: Readonly<Record<string, (random: SeededRandom) => string>> = {
  street: (random) => random.pick(wordLists.streets),
  partner: firstName,
  last2: lastName,
  old: (random) => random.pick(wordLists.grandmothers),
  man: (random) => random.pick(wordLists.grandfathers),
};

const unchanged = new Set(['Elk', 'Trout']);

function plural(word: string): string {
  if (unchanged.has(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const withCapitals = (region: string) =>
  region
    .replace(/^the /, '')
    .replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

/** 'On Vancouver Island', 'on the Gulf Coast', but 'in the Hill Country'. */
const islandsAndShores =
  /(Island|[Cc]oast|[Ss]hore|Cape|Cape Cod|Islands|Banks|Front|Range|Peninsula|(?<!East |South )Bay|Sound|Tahoe|Chesapeake|Strand|End|Plains|waterfront|Oahu|Maui|Kauai)$/;

/**
 * Fills the slots for one webstore: it knows the place and the owner, and generates the rest, once per webstore or once
 * per use, depending on the slot.
 */
export class StoreSpeaker implements Speaker {
  /** The name of the business, once it is chosen. */
  name = '';
  capacity: number | null = null;
  private readonly remembered = new Map<string, string>();

  constructor(
    readonly random: SeededRandom,
    readonly place: Place,
    private readonly owner: Person,
  ) {}

  /** Whether this slot was used already. */
  has(slot: string): boolean {
    return this.remembered.has(slot);
  }

  /** @throws Error for an unknown slot */
  readonly fill = (slot: string): string => {
    switch (slot) {
      case 'name':
        return this.name;
      case 'first':
        return this.owner.firstName;
      case 'last':
        return this.owner.lastName;
      case 'city':
        return this.place.city;
      case 'region':
        return this.place.region;
      case 'in':
        return islandsAndShores.test(this.place.region) ? 'on' : 'in';
      case 'Region':
        return withCapitals(this.place.region);
      case '#cap':
        return String(this.capacity);
      case 'numeral':
        return String(this.random.integer(3, 48));
      case 'old2':
        return this.random.pick(wordLists.grandmothers);
      case 'street2':
        return this.random.pick(wordLists.streets);
      case 'plant':
        return this.random.pick(this.random.chance(0.45) ? plantsOf(this.place.state) : wordLists.plants);
      case 'trees':
        return plural(this.random.pick(wordLists.trees));
      case 'animals':
        return plural(this.random.pick(wordLists.animals));
      default:
        return this.pickOrRemember(slot);
    }
  };

  private pickOrRemember(slot: string): string {
    const words = wordsFor[slot];
    if (words !== undefined) return this.random.pick(words);
    const known = this.remembered.get(slot);
    if (known !== undefined) return known;
    const make = rememberedOnce[slot];
    if (make === undefined) throw new Error(`Nothing fills the slot {${slot}}.`);
    const made = make(this.random);
    this.remembered.set(slot, made);
    return made;
  }
}
