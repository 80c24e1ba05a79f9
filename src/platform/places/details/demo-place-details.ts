import { createHash } from 'node:crypto';
import type { AllPlaceDetails, PlaceDetails, PlaceReview } from './place-details.js';

/** `demo-<tenths of stars>-<number of reviews>-<any number>` */
const form = /^demo-([1-4]\d|50)-(\d{1,6})-(\d{1,9})$/;

/** Returns a place id for which the demo source generates the given number of reviews and rating. */
export const demoPlaceId = (tenths: number, reviews: number, number: number): string =>
  `demo-${tenths}-${reviews}-${number}`;

/** Reads a place id of the demo; undefined for any other. */
export function readDemoPlaceId(placeId: string): { tenths: number; reviews: number; number: number } | undefined {
  const [, tenths, reviews, number] = (form.exec(placeId) ?? []).map(Number);
  return tenths === undefined || reviews === undefined || number === undefined
    ? undefined
    : { tenths, reviews, number };
}

const authors = [
  'Priya R.', 'Tom and Elise', 'Marguerite O.', 'Danny K.', 'Imani W.', 'The Castellanos', 'Soo-jin L.', 'Rebecca H.',
  'Owen and Ray', 'Farah D.', 'Lucía M.', 'Henrik S.', 'Grace A.', 'Noor and Sam', 'Peter V.', 'Joanna T.',
]; // oxfmt-ignore
const times = ['2 weeks ago', 'a month ago', '2 months ago', '4 months ago', '7 months ago', 'a year ago'];
const praise = [
  'They wrote back the same evening, every time, and on the day they were early. Our parents still talk about them.',
  'We had changed our minds about half of it by March and nobody sighed. What we got was better than what we asked for.',
  'Rain from noon to five, and they had an answer before we had the question. Worth every dollar.',
  'My sister recommended them and now I do. Kind, quick, and honest about what we did not need.',
  'What stayed with me is how calm they were. Two hundred guests, one broken generator, and nobody noticed a thing.',
  'Exactly what was agreed, at the price that was agreed. That sounds like little until you have planned a wedding.',
  'They remembered our names, our dog’s name, and that my grandmother cannot do stairs.',
  'Small team, big care. We met the same two people from the first call to the last song.',
  'Lovely from start to finish. They asked better questions than we had thought of ourselves.',
];
const mixed = [
  'Good work in the end. Getting an answer in the busy weeks took a reminder or two.',
  'Nice people and a fair price. The timeline slipped by half an hour and we would have liked a word about it.',
  'We liked the result. Next time we would ask for the details in writing a little earlier.',
];

/** Generates reviews for the demo, always the same for a place id. */
export class DemoPlaceDetails implements AllPlaceDetails {
  async detailsOf(placeId: string): Promise<PlaceDetails | undefined> {
    const read = readDemoPlaceId(placeId);
    if (!read) return undefined;
    const { tenths, reviews: total } = read;
    const numbers = createHash('sha256').update(placeId).digest();
    const reviews = Array.from({ length: Math.min(total, 5) }, (_unused, nth) => reviewOf(numbers, nth, tenths));
    return {
      name: '',
      address: '',
      rating: total === 0 ? null : tenths / 10,
      userRatingsTotal: total,
      url: null,
      reviews,
    };
  }
}

/** The lower the rating, the more of the five have a reservation. */
function reviewOf(numbers: Buffer, nth: number, tenths: number): PlaceReview {
  const isMixed = nth > 0 && nth <= Math.round((48 - tenths) / 3);
  const texts = isMixed ? mixed : praise;
  const pick = <T>(items: readonly T[], byte: number): T => items[((numbers[byte] ?? 0) + nth) % items.length] as T;
  return {
    authorName: pick(authors, 0),
    profilePhotoUrl: null,
    rating: isMixed ? 3 + ((numbers[5] ?? 0) % 2) : nth === 4 && tenths < 50 ? 4 : 5,
    relativeTimeDescription: times[Math.min(nth + ((numbers[2] ?? 0) % 2), times.length - 1)] ?? '',
    text: pick(texts, 1),
  };
}
