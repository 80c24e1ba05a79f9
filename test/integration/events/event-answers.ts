/** Answers to every step of the setup, as a client sends them. */
export const wedding = {
  event: {
    eventType: 'Wedding',
    eventDate: { eventDate: '2094-10-16', isFlexible: false, eventTimeline: null },
    locationKnown: true,
    eventLocationType: null,
    eventLocations: [
      {
        id: '0197f2a0-0000-7000-8000-0000000000aa',
        displayText: 'Wimberley, TX',
        addressLine1: '',
        addressLine2: '',
        locationCity: 'Wimberley',
        locationState: 'TX',
        locationZipCode: '78676',
        latitude: 29.997,
        longitude: -98.099,
        googlePlaceId: '4805',
      },
    ],
    basics: { guestCount: 90, guestCountKnown: true, budgetTier: 'premium', budgetTierKnown: true },
    eventVendors: [{ categoryId: 11, webstoreId: null, nickname: null }],
  },
  eventUser: { firstName: 'Maya', lastName: 'Ellison', role: 'Bride' },
};
