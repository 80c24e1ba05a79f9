import { category } from './category.js';

export const planning = category({
  id: 7,
  externalId: 'planning',
  name: 'Planner',
  namePlural: 'Planners',
  subCategories: {
    701: 'Full planning',
    702: 'Partial planning',
    703: 'Month-of coordination',
    704: 'Day-of coordination',
    705: 'Design and styling',
    706: 'Destination weddings',
    707: 'Elopements and small weddings',
    708: 'Multi-day weddings',
    709: 'Planning by the hour',
    710: 'Proposals',
  },
  serviceTypes: {
    20701: [
      'Planning',
      {
        307101: 'Budget',
        307102: 'Finding the venue',
        307103: 'Finding vendors',
        307104: 'Contract review',
        307105: 'Guest list and replies',
        307106: 'Room blocks and guest travel',
        307107: 'Timeline',
        307108: 'Permits',
        307109: 'Venue visits with you',
      },
    ],
    20702: [
      'Design',
      {
        307201: 'Mood board',
        307202: 'Color palette',
        307203: 'Floor plan',
        307204: 'Table design',
        307205: 'Lighting plan',
        307206: 'Paper and signs',
        307207: 'Choosing rentals',
      },
    ],
    20703: [
      'On the wedding day',
      {
        307301: 'Leads the rehearsal',
        307302: 'Lead coordinator',
        307303: 'Assistant coordinators',
        307304: 'Vendor arrivals',
        307305: 'Ceremony cues',
        307306: 'Setup of your details',
        307307: 'Rain plan in writing',
        307308: 'Tips and final payments handed out',
        307309: 'Packing up at the end',
      },
    ],
  },
});
