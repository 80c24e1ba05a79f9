import type { DemoWebstore } from './demo-webstore.js';

/** The webstore of the demo vendor, who signs in as vendor@posy.example. */
export const wildryePhotographs: DemoWebstore = {
  vendor: { firstName: 'Willa', lastName: 'Maddox', email: 'vendor@posy.example', phone: '+15125550118' },
  name: 'Wildrye Photographs',
  url: 'wildrye-photographs',
  businessDescription:
    'Wildrye is two photographers and a studio above a bakery on Pecan Alley. We work the way good guests do: early, ' +
    'quiet, and next to the person who is about to laugh. Most of our pictures are made in the light that was already ' +
    'there.\n\n' +
    'We take twenty-two weddings a year so that each one gets a week of editing to itself. You will meet both of us ' +
    'before the day, walk the place with us, and know what happens if it rains.',
  categoryIds: [11],
  subCategoryIds: { 11: [1101, 1102, 1103] },
  services: [311101, 311103, 311104, 311105, 311106, 311107, 311201, 311203, 311204, 311205],
  styles: [11101, 11105],
  priceTier: 3,
  displayPriceTier: true,
  capacity: null,
  travels: true,
  travelOption: 'nationally',
  travelDistance: 100,
  serviceArea: 'Austin, TX',
  onlineStore: false,
  shippingOption: null,
  physicalStore: true,
  locationAddressType: 'businessAddress',
  displayStoreAddress: true,
  addresses: [
    {
      addressType: 'business',
      street1: '18 Pecan Alley',
      street2: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '78702',
      travelRadius: null,
      latitude: 30.2622,
      longitude: -97.7203,
    },
    {
      addressType: 'serviceArea',
      street1: '',
      street2: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '78702',
      travelRadius: 100,
      latitude: 30.267,
      longitude: -97.743,
    },
  ],
  links: { Website: 'wildrye.example', Instagram: 'wildryephotographs.example', Vimeo: 'wildryephotographs.example' },
  tier: 'premium',
  features: [
    'feature_packages',
    'feature_faqs',
    'feature_awards',
    'feature_reviews',
    'feature_premiumBadge',
    'feature_premiumPlacement',
  ],
};
