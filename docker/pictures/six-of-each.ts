import type { pictured } from './pictured/pictured.ts';

type Name = keyof typeof pictured;
type Six = readonly [Name, Name, Name, Name, Name, Name];

/** The scenes of each category; most people only see the first. */
export const sixOfEach: Readonly<Record<string, Six>> = {
  beauty: ['vanity', 'brushes', 'vanity', 'pearls', 'brushes', 'vanity'],
  venues: ['hall', 'dusk', 'arbor', 'hall', 'inn', 'hall'],
  music: ['guitar', 'stage', 'vinyl', 'guitar', 'stage', 'vinyl'],
  lodging: ['inn', 'lake', 'window', 'inn', 'lake', 'inn'],
  foodbeverage: ['grazing', 'coupes', 'place', 'longtable', 'grazing', 'coupes'],
  officiants: ['arbor', 'vowBook', 'candles', 'hills', 'vowBook', 'candles'],
  planning: ['planner', 'place', 'planner', 'arbor', 'longtable', 'planner'],
  rentalequipment: ['chairs', 'tableware', 'lounge', 'tent', 'chairs', 'longtable'],
  invitationsstationery: ['paper', 'paper', 'planner', 'paper', 'paper', 'paper'],
  florist: ['bouquet', 'bouquet', 'arbor', 'bouquet', 'window', 'bouquet'],
  photographyvideography: ['prints', 'camera', 'hills', 'arbor', 'camera', 'prints'],
  favorsgifts: ['favors', 'favors', 'sweets', 'favors', 'paper', 'favors'],
  transportation: ['car', 'getaway', 'shuttle', 'car', 'getaway', 'shuttle'],
  jewelry: ['rings', 'ringBox', 'pearls', 'ringBox', 'rings', 'pearls'],
  entertainmentotherservices: ['fireworks', 'dance', 'stage', 'fireworks', 'tent', 'dance'],
  healthwellness: ['spa', 'window', 'spa', 'meadow', 'spa', 'window'],
  travel: ['beach', 'luggage', 'lake', 'beach', 'hills', 'luggage'],
  photobooths: ['photoStrips', 'boothBackdrop', 'boothProps', 'photoStrips', 'boothBackdrop', 'boothProps'],
  bridaltuxedo: ['gown', 'drape', 'gown', 'pearls', 'drape', 'gown'],
  home: ['window', 'tableware', 'window', 'inn', 'tableware', 'window'],
  tuxedos: ['jacket', 'jacket', 'rings', 'jacket', 'dance', 'jacket'],
  videography: ['cinema', 'camera', 'dance', 'cinema', 'hills', 'camera'],
  weddingcakes: ['cake', 'sweets', 'cake', 'cake', 'sweets', 'cake'],
  otherservices: ['meadow', 'dusk', 'tent', 'drape', 'dance', 'hills'],
};
