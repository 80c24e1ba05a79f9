import type { PageParts } from './page-parts.js';

/** What the demo vendor shows on top of `wildryePhotographs`. */
export const wildryePageParts: PageParts = {
  packages: [
    {
      name: 'The long day',
      price: 5_800,
      description:
        'From the first button to the last song. Two photographers, so that both mornings are told and nobody has to ' +
        'hurry between rooms.',
      inclusions: ['Twelve hours', 'Two photographers', 'Engagement portraits', 'An album in linen'],
    },
    {
      name: 'The afternoon',
      price: 3_900,
      description: 'Vows, family, dinner and the first dance. One photographer who stays until the candles are lit.',
      inclusions: ['Seven hours', 'One photographer', 'Online gallery'],
    },
    {
      name: 'The elopement',
      price: 1_650,
      description: 'Two people, a place that means something, and a friend who can keep a secret.',
      inclusions: ['Two hours', 'Forty pictures', 'Prints by post'],
    },
  ],
  faqs: [
    {
      question: 'How do we reserve our date?',
      answer:
        'With a signed agreement and a deposit of 30 percent. The rest is due two weeks before the day. If you move the ' +
        'date and we are open, the deposit moves with you.',
    },
    {
      question: 'When will we see our pictures?',
      answer: 'Twenty the next morning, all of them within seven weeks. We edit one wedding at a time.',
    },
    {
      question: 'Do you travel, and what does it cost?',
      answer:
        'Anywhere with a road or an airport. Within Texas it is part of the price; beyond, you pay the trip and a room.',
    },
    {
      question: 'What happens if you are ill?',
      answer: 'There are two of us, and three colleagues who would come. In eleven years it has happened once.',
    },
    {
      question: 'Can we give you a list of family groups?',
      answer: 'Please do, with names. Ten groups take about twenty-five minutes, and grandparents go first.',
    },
    {
      question: 'Do you also make films?',
      answer: 'No, but we know who does it well, and we like to share a day with them.',
    },
    {
      question: 'Who owns the pictures?',
      answer: 'You may print and share them as you like. We ask before we show any of them.',
    },
    {
      question: 'What if it rains?',
      answer: 'Then we bring clear umbrellas and the pictures get better. Some of our favorites are from wet porches.',
    },
  ],
  awards: [
    { name: 'Hill Country wedding guide, best storytelling, 2025', link: '' },
    { name: 'Southern film photographers, portrait prize, 2024', link: '' },
    { name: 'Posy couples’ choice, Austin, 2023', link: '' },
  ],
};
