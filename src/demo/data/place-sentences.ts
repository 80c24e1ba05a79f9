import { inVoice, type Sentence, type Trade } from './trade.js';

const ofPlaces = [
  'From the middle of {city} it is {5-25} minutes by car.',
  'Most guests make a weekend of {city}.',
  'Guests who fly in tend to add a day for {region}.',
  'Around us is {city}, and an hour in any direction is the rest of {region}.',
  'We have looked after weddings in {city} since {1974-2019}.',
];
const ofShops = [
  'The shop is on {street} Street in {city}.',
  'We are on {street} Street in {city}, [two doors from the corner|up one flight of stairs|behind the blue awning|with parking in the back].',
  'Couples come to {city} for us from all over {region}.',
  'Our door is on {street} Street, {city}.',
  'We have been in {city} since {1979-2020}.',
  'Half of {city} seems to have come through our door at some point.',
];
const ofMakers = [
  'Everything leaves our studio in {city} by post or by hand.',
  'Made in {city}, sent anywhere.',
  'The studio is in {city}, and visitors are welcome on weekdays.',
  'Come by in {city} and touch things.',
  'Meet us in {city} or by video.',
];
const ofAdvisors = [
  'Meet us in {city} or by video.',
  'The desk is in {city}; the telephone goes wherever you are.',
  'Most of our couples live within an hour of {city}, and we still meet for coffee.',
];
const ofTravellers = [
  'Home is {city}, and work is all over {region}.',
  'We are based in {city} and work all over {region}.',
  'From {city} we come to you, all over {region}.',
  '{city} on weekdays, all over {region} on Saturdays.',
  'We live in {city} and know {region} by its back roads.',
  'Most of our weddings are within an hour of {city}.',
  'Ask around in {city}; somebody you know was at a wedding of ours.',
  'We have worked at most of the places around {city} that you are looking at.',
];

const inVoices = (texts: readonly string[]) => {
  const [solo, team] = [inVoice(true, texts), inVoice(false, texts)];
  const withoutStreet = (sentences: readonly Sentence[]) => sentences.filter(({ namesStreet }) => !namesStreet);
  return {
    solo: { all: solo, withoutStreet: withoutStreet(solo) },
    team: { all: team, withoutStreet: withoutStreet(team) },
  };
};
const sentences = {
  places: inVoices(ofPlaces),
  shops: inVoices(ofShops),
  makers: inVoices(ofMakers),
  advisors: inVoices(ofAdvisors),
  travellers: inVoices(ofTravellers),
};

const mostlyShops = 60;
const mostlyOnline = 50;
const hardlyLocal = 15;

function kindOf(trade: Trade): keyof typeof sentences {
  if (trade.capacity) return 'places';
  if (trade.shop >= mostlyShops) return 'shops';
  if (trade.online >= mostlyOnline) return 'makers';
  return trade.travel[0] < hardlyLocal ? 'advisors' : 'travellers';
}

/** Sentences that say where a business of this trade is; without its street when that was said already. */
export function placeSentences(trade: Trade, streetIsKnown: boolean): readonly Sentence[] {
  const voice = sentences[kindOf(trade)][trade.solo ? 'solo' : 'team'];
  return streetIsKnown ? voice.withoutStreet : voice.all;
}
