import type { FaqOptionView } from '#contracts/webstore/faq-option.view.js';

/** Questions for every vendor. */
const general = [
  'How far in advance should we book?',
  'What deposit do you ask for, and when is the rest due?',
  'What happens if we cancel or change our date?',
  'Do you travel, and what does it cost?',
  'Do you have a minimum?',
  'Are you insured?',
];

/** Questions for some vendors: the categories that share them, and the questions. */
const groups: readonly (readonly [categories: readonly string[], questions: readonly string[]])[] = [
  [
    ['venues', 'lodging'],
    [
      'How many guests do you have room for?',
      'What is the plan if it rains?',
      'Can we bring our own vendors?',
      'When can we arrive to set up, and when does the music stop?',
      'Is there parking, and is the place accessible?',
    ],
  ],
  [
    ['photographyvideography', 'videography'],
    [
      'When will we see our pictures?',
      'Do you bring a second photographer?',
      'Will you help us with the timeline?',
      'Do we get the full-resolution files, and can we print them?',
      'Have you worked at our venue before?',
    ],
  ],
  [
    ['music', 'entertainmentotherservices', 'photobooths'],
    [
      'Can we choose the songs and give you a do-not-play list?',
      'What do you need from the venue?',
      'How long do you play, and when do you take breaks?',
      'Will you make announcements?',
    ],
  ],
  [
    ['foodbeverage', 'weddingcakes'],
    [
      'Can we have a tasting before we decide?',
      'How do you handle allergies and dietary needs?',
      'Are staff, tableware and cleanup included?',
      'When do you need the final guest count?',
      'Do you provide alcohol, and do you have a license for it?',
    ],
  ],
  [
    ['florist', 'rentalequipment'],
    [
      'Can you work with flowers that are in season?',
      'Do you deliver, set up and take down?',
      'Can we keep the arrangements?',
      'What can you do with our budget?',
    ],
  ],
  [
    ['beauty', 'healthwellness'],
    [
      'Is a trial included?',
      'How many people can you get ready in a morning?',
      'Do you come to us on the wedding day?',
      'Which products do you use?',
    ],
  ],
  [
    ['planning', 'officiants'],
    [
      'How often do we meet before the wedding?',
      'Will you be there on the wedding day?',
      'Can you work with vendors we have already booked?',
      'How will you make the ceremony ours?',
    ],
  ],
];

/** Every preset question, those for all vendors first (WS-108, OP-49). */
export const faqOptions: readonly FaqOptionView[] = [
  ...general.map((question) => ({ question, categories: [] })),
  ...groups.flatMap(([categories, questions]) =>
    questions.map((question) => ({ question, categories: [...categories] })),
  ),
];
