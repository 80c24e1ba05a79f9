/** Words of the landing page and of the list of categories. */
export const landing = {
  title: 'Wedding vendors near you',
  description:
    'Venues, photographers, florists and everybody else who makes the day, with real prices and free dates, near the place you chose.',
  heading: 'The people who make the day, near the place you chose',
  text: 'Venues, photographers, florists and everyone in between, with real prices, open dates and a person who answers.',
  find: 'Find vendors',
  startIn: 'Start in',
  caption: 'Two minutes before the toast',
  matters: 'Start with what matters most',
  allCategories: (count: number) => (count === 0 ? 'All categories' : `All ${count} categories`),
  how: 'How it works',
  steps: [
    {
      title: 'Look around',
      text: 'Search by place, date, price and style. Every count is real, and booked vendors step aside once you give a date.',
    },
    {
      title: 'Compare at your pace',
      text: 'Every page has the same order: pictures, prices, free dates, packages and the questions couples ask.',
    },
    {
      title: 'Write to the ones you like',
      text: 'A vendor answers for themselves. Nothing is sold in between, and nothing is booked before you say so.',
    },
  ],
  business: {
    kicker: 'For businesses',
    title: 'Your work, where couples are already looking',
    text: 'Change a price or a date and couples find it in search a second later. You can see the moment it goes live.',
    join: 'Become a vendor',
    logIn: 'Vendor log in',
  },
};

/** What a category stands for, in a few words; by external id. */
export const categoryLines: Readonly<Record<string, string>> = {
  venues: 'Barns, halls, gardens',
  photographyvideography: 'Pictures and films',
  florist: 'Growers and designers',
  planning: 'From first list to last dance',
  beauty: 'For a calm morning',
  music: 'Ceremony, dinner, dancing',
  foodbeverage: 'Dinner, drinks, late snacks',
  lodging: 'Inns and houses',
  bridaltuxedo: 'Gowns and suits',
  invitationsstationery: 'Paper and lettering',
  travel: 'Honeymoons, room blocks',
  transportation: 'Cars, coaches, carriages',
  healthwellness: 'Calm before the day',
  rentalequipment: 'Tents, tables, chairs',
  jewelry: 'Rings and more',
  favorsgifts: 'Something to take home',
  photobooths: 'Strips and props',
  officiants: 'The words between you',
  entertainmentotherservices: 'Everything else',
};

export const categories = {
  title: 'Every kind of vendor',
  text: 'Nineteen ways to look. Choose one and see who is near you.',
  failed: {
    title: 'The categories cannot be read right now',
    text: 'Nothing is lost. Try again in a moment; the search works without them.',
  },
  description: 'All vendor categories: venues, photographers, florists, planners, music, food and more.',
};
