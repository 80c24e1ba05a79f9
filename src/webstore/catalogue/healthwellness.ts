import { category } from './category.js';

export const healthwellness = category({
  id: 16,
  externalId: 'healthwellness',
  name: 'Health and wellness',
  namePlural: 'Health and wellness',
  subCategories: {
    1601: 'Personal training',
    1602: 'Yoga and Pilates',
    1603: 'Massage',
    1604: 'Nutrition',
    1605: 'Premarital counseling',
    1606: 'Breathwork and meditation',
    1607: 'Acupuncture',
    1608: 'Spas',
    1609: 'Teeth and smile',
  },
  serviceTypes: {
    21601: [
      'Before the wedding',
      {
        316101: 'Plan timed to your date',
        316102: 'Training for two',
        316103: 'Posture and strength',
        316104: 'Meal plan',
        316105: 'Facials',
        316106: 'Teeth whitening',
        316107: 'Counseling sessions',
        316108: 'Help with sleep and stress',
      },
    ],
    21602: [
      'During the wedding weekend',
      {
        316201: 'Chair massage for guests',
        316202: 'Yoga for the group',
        316203: 'Guided run or hike',
        316204: 'Morning meditation',
        316205: 'Recovery drips and drinks',
        316206: 'Spa day for the party',
      },
    ],
    21603: [
      'How we meet',
      {
        316301: 'At the studio',
        316302: 'At your home',
        316303: 'At the venue or hotel',
        316304: 'By video',
        316305: 'Evenings and weekends',
        316306: 'Accepts insurance',
        316307: 'Gift certificates',
      },
    ],
  },
  styles: {
    11601: 'Gentle',
    11602: 'Energizing',
    11603: 'Calming',
    11604: 'Holistic',
    11605: 'Science-led',
    11606: 'Faith-based',
    11607: 'Good company',
  },
});
