import type { AwardView } from '#contracts/webstore/awards-section.js';
import type { FaqView } from '#contracts/webstore/faqs-section.js';
import type { PackageView } from '#contracts/webstore/packages-section.js';
import type { RetailStoreView } from '#contracts/webstore/retail-stores.js';
import type { PlaceReviewsView } from '#contracts/webstore/reviews.view.js';

/** Content of no real business, shown blurred where a plan does not include a section. */
export const sectionExamples = {
  label: 'An example of this section',
  packages: [
    {
      id: 'small',
      ordinal: 0,
      name: 'The small day',
      price: 480,
      description: 'For up to thirty guests, delivered and set up that morning.',
      inclusions: ['One meeting', 'Delivery', 'Setup'],
      image: null,
    },
    {
      id: 'whole',
      ordinal: 1,
      name: 'The whole day',
      price: 1_250,
      description: 'Everything from the first morning to the last dance.',
      inclusions: ['Two meetings', 'Delivery and setup', 'Someone on site all day'],
      image: null,
    },
  ] satisfies PackageView[],
  faqs: [
    { id: 'early', ordinal: 0, question: 'How far ahead should we book?', answer: 'Six to nine months is usual.' },
    { id: 'travel', ordinal: 1, question: 'Do you travel?', answer: 'Yes, and the first fifty miles are included.' },
    { id: 'rain', ordinal: 2, question: 'What happens if it rains?', answer: 'We plan for both from the start.' },
  ] satisfies FaqView[],
  awards: [
    { id: 'best', ordinal: 0, name: 'Best small studio, four years in a row', link: '', image: null },
    { id: 'press', ordinal: 1, name: 'Featured in a regional magazine', link: '', image: null },
  ] satisfies AwardView[],
  reviews: {
    name: 'Example',
    rating: 4.9,
    userRatingsTotal: 86,
    url: null,
    reviews: [
      {
        authorName: 'Ana and Luis',
        profilePhotoUrl: null,
        rating: 5,
        relativeTimeDescription: 'a month ago',
        text: 'They thought of everything before we did. We would book them again tomorrow.',
      },
      {
        authorName: 'Priya and Sam',
        profilePhotoUrl: null,
        rating: 5,
        relativeTimeDescription: '3 months ago',
        text: 'Calm, kind and on time. Our parents still talk about the evening.',
      },
    ],
  } satisfies PlaceReviewsView,
  store: {
    storeNumber: 'example',
    storeName: 'The store nearest to you',
    address: '100 Main Street',
    city: 'Your town',
    stateOrProvince: 'TX',
    postalCode: '78701',
    lat: 30.27,
    lng: -97.74,
  } satisfies RetailStoreView,
};
