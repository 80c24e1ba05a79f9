/** Texts of the landing page and of the list of categories. */
export const landing = {
  title: 'Wedding vendors near you',
  description:
    'Venues, photographers, florists and everyone else who makes the day, with real prices and open dates, near you.',
  heading: 'The people who make the day, near the place you chose',
  text: 'Venues, photographers, florists and everyone in between, with real prices, open dates and real people who reply.',
  find: 'Find vendors',
  startIn: 'Start in',
  caption: 'Two minutes before the toast',
  matters: 'Start with what matters most',
  allCategories: (count: number) => (count === 0 ? 'All categories' : `All ${count} categories`),
  how: 'How it works',
  steps: [
    {
      title: 'Look around',
      text: 'Search by place, date, price and style. Pick a date, and we hide vendors who are already booked.',
    },
    {
      title: 'Compare at your pace',
      text: 'Every page follows the same order: photos, prices, open dates, packages and common questions.',
    },
    {
      title: 'Contact the ones you like',
      text: 'You talk to vendors directly, and nothing is booked until you say so.',
    },
  ],
  business: {
    kicker: 'For businesses',
    title: 'Your work, where couples are already looking',
    text: 'Change a price or a date, and couples see it in search a second later. You’ll see the moment it goes live.',
    join: 'Become a vendor',
    logIn: 'Vendor sign-in',
    webstore: 'Go to your webstore',
  },
};

/** A short description of a category; by external id. */
export const categoryLines: Readonly<Record<string, string>> = {
  venues: 'Barns, halls, gardens',
  photographyvideography: 'Photos and films',
  florist: 'Growers and designers',
  planning: 'From first list to last dance',
  beauty: 'For a calm morning',
  music: 'Ceremony, dinner, dancing',
  foodbeverage: 'Dinner, drinks, late snacks',
  lodging: 'Inns and vacation homes',
  bridaltuxedo: 'Gowns and suits',
  invitationsstationery: 'Paper and lettering',
  travel: 'Honeymoons, room blocks',
  transportation: 'Cars, shuttles, carriages',
  healthwellness: 'Calm before the day',
  rentalequipment: 'Tents, tables, chairs',
  jewelry: 'Rings and more',
  favorsgifts: 'Something to take home',
  photobooths: 'Strips and props',
  officiants: 'Someone to marry you',
  entertainmentotherservices: 'Everything else',
};

export const categories = {
  title: 'Every kind of vendor',
  text: 'Choose a category to see who’s near you.',
  failed: {
    title: 'Categories aren’t available right now',
    text: 'Please try again in a moment. Search still works.',
  },
  description: 'All vendor categories: venues, photographers, florists, planners, music, food and more.',
};
