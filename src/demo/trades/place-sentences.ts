import { demoData } from '../data/demo-data.js';
import { inVoice, type Sentence, type Trade } from './trade.js';

type Kind = 'places' | 'shops' | 'makers' | 'advisors' | 'travellers';

const texts = demoData<Readonly<Record<Kind, readonly string[]>>>('place-sentences');

const inVoices = (said: readonly string[]) => {
  const [solo, team] = [inVoice(true, said), inVoice(false, said)];
  const withoutStreet = (sentences: readonly Sentence[]) => sentences.filter(({ namesStreet }) => !namesStreet);
  return {
    solo: { all: solo, withoutStreet: withoutStreet(solo) },
    team: { all: team, withoutStreet: withoutStreet(team) },
  };
};
const sentences = {
  places: inVoices(texts.places),
  shops: inVoices(texts.shops),
  makers: inVoices(texts.makers),
  advisors: inVoices(texts.advisors),
  travellers: inVoices(texts.travellers),
};

const mostlyShops = 60;
const mostlyOnline = 50;
const hardlyLocal = 15;

function kindOf(trade: Trade): Kind {
  if (trade.capacity) return 'places';
  if (trade.shop >= mostlyShops) return 'shops';
  if (trade.online >= mostlyOnline) return 'makers';
  return trade.travel[0] < hardlyLocal ? 'advisors' : 'travellers';
}

/** Sentences with the location of a business of this trade, without its street if that was mentioned already. */
export function placeSentences(trade: Trade, streetIsKnown: boolean): readonly Sentence[] {
  const voice = sentences[kindOf(trade)][trade.solo ? 'solo' : 'team'];
  return streetIsKnown ? voice.withoutStreet : voice.all;
}
