/** The celebrations that can be planned (EV-6). */
export const eventTypes = [
  'Wedding',
  'Quinceanera',
  'Graduation',
  'Prom',
  'Homecoming',
  'FirstCommunion',
  'MilitaryBall',
  'Group',
  'SpecialOccasion',
  'PartyOnly',
] as const;
export type EventType = (typeof eventTypes)[number];

/** The id of each type on the wire. Ids never change. */
export const eventTypeIds: Record<EventType, number> = {
  Wedding: 1,
  Prom: 2,
  FirstCommunion: 3,
  Homecoming: 4,
  Graduation: 5,
  Group: 6,
  Quinceanera: 7,
  SpecialOccasion: 8,
  MilitaryBall: 9,
  PartyOnly: 10,
};

/** The role of the person who plans (EV-7). */
export const eventRoles = [
  'Bride',
  'Partner',
  'Bridesmaid',
  'MotherOfBrideGroom',
  'GrandmotherOfBrideGroom',
  'PartyGoerOther',
] as const;
export type EventRole = (typeof eventRoles)[number];

/** Where it will roughly be while the place is not known (EV-8). */
export const eventLocationTypes = ['local', 'destination', 'unknown'] as const;
export type EventLocationType = (typeof eventLocationTypes)[number];

/** From the lowest to the highest (EV-9). */
export const budgetTiers = ['budget-friendly', 'standard', 'premium', 'luxury'] as const;
export type BudgetTier = (typeof budgetTiers)[number];

/** How far away a flexible date is: 1 is less than 6 months, 2 is 6 to 12 months, 3 is more than 12 months (EV-10). */
export const eventTimelines = [1, 2, 3] as const;
export type EventTimeline = (typeof eventTimelines)[number];

/** A place of the celebration (EV-2). */
export interface EventLocation {
  id: string;
  displayText: string;
  addressLine1: string;
  addressLine2: string;
  locationCity: string;
  locationState: string;
  locationZipCode: string;
  /** Degrees; null where the place has no point. */
  latitude: number | null;
  longitude: number | null;
  googlePlaceId: string;
}

/** A category that is looked for, and the vendor of it once there is one. */
export interface EventVendor {
  categoryId: number;
  /** Null while nobody on the site is chosen. */
  webstoreId: string | null;
  /** A free name for a vendor who is not on the site (OP-89). */
  nickname: string | null;
}

/** The taste of a couple (OP-89). */
export interface EventPreferences {
  /** Ids of styles of the categories that are looked for. */
  styles: readonly number[];
}

/** The most styles of one event. */
export const mostPreferredStyles = 100;
/** The most vendors and categories of one event. */
export const mostEventVendors = 100;
/** The most places of one event. */
export const mostEventLocations = 5;
