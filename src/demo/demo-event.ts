import { setupComplete } from '#contracts/events/setup-step.js';
import type { SaveEventProfile } from '#src/events/commands/save-event-profile.js';
import { demoId } from './demo-id.js';

/** Photographers, florists, venues, music, cakes and lodging, by the ids of the catalogue. */
const lookedFor = [11, 10, 2, 3, 23, 4];

/** The wedding that the demo couple plans: in Wimberley, Texas, on an October Saturday of next year. */
export const demoEvent = (now: Date): SaveEventProfile['changes'] => ({
  eventType: 'Wedding',
  role: 'Bride',
  eventDate: { eventDate: thirdSaturdayOfOctober(now.getUTCFullYear() + 1), isFlexible: false, eventTimeline: null },
  locationKnown: true,
  eventLocationType: null,
  eventLocations: [
    {
      id: demoId('event', 0, 1),
      displayText: 'Wimberley, TX',
      addressLine1: '',
      addressLine2: '',
      locationCity: 'Wimberley',
      locationState: 'TX',
      locationZipCode: '78676',
      latitude: 29.997,
      longitude: -98.099,
      googlePlaceId: '',
    },
  ],
  basics: { guestCount: 90, guestCountKnown: true, budgetTier: 'premium', budgetTierKnown: true },
  eventVendors: lookedFor.map((categoryId) => ({ categoryId, webstoreId: null, nickname: null })),
  currentSetupStep: setupComplete,
});

function thirdSaturdayOfOctober(year: number): string {
  const weekdayOfFirst = new Date(Date.UTC(year, 9, 1)).getUTCDay();
  return new Date(Date.UTC(year, 9, 15 + ((6 - weekdayOfFirst + 7) % 7))).toISOString().slice(0, 10);
}
