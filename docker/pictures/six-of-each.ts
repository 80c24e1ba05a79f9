import type { pictured } from './pictured/pictured.ts';

type Name = keyof typeof pictured;
type Six = readonly [Name, Name, Name, Name, Name, Name];

/** The scenes of each category; most people only see the first. */
export const sixOfEach: Readonly<Record<string, Six>> = {
  beauty: ['vanity', 'brushes', 'updo', 'robe', 'paletteOfColors', 'perfume'],
  venues: ['hall', 'dusk', 'arbor', 'barn', 'ballroom', 'vineyard'],
  music: ['guitar', 'stage', 'vinyl', 'violin', 'piano', 'saxophone'],
  lodging: ['inn', 'lake', 'window', 'suite', 'firePit', 'snow'],
  foodbeverage: ['grazing', 'coupes', 'place', 'canapes', 'cocktails', 'champagneTower'],
  officiants: ['chapel', 'vowBook', 'candles', 'hills', 'petals', 'forest'],
  planning: ['planner', 'place', 'flowerCloud', 'greenhouse', 'longtable', 'staircase'],
  rentalequipment: ['chairs', 'tableware', 'lounge', 'tent', 'lawnGames', 'neon'],
  invitationsstationery: ['paper', 'waxSeals', 'calligraphy', 'waterColors', 'escortCards', 'welcomeSign'],
  florist: ['bouquet', 'bouquet', 'centerpiece', 'bouquet', 'flowerBuckets', 'bouquet'],
  photographyvideography: ['prints', 'camera', 'hills', 'arbor', 'veil', 'desert'],
  favorsgifts: ['favors', 'cookies', 'sweets', 'donuts', 'budVases', 'candles'],
  transportation: ['car', 'getaway', 'shuttle', 'limousine', 'trolley', 'scooter'],
  jewelry: ['rings', 'ringBox', 'pearls', 'necklace', 'gemStones', 'ringDish'],
  entertainmentotherservices: ['fireworks', 'dance', 'mirrorBall', 'mixerDesk', 'drums', 'dance'],
  healthwellness: ['spa', 'tea', 'yoga', 'meadow', 'forest', 'pool'],
  travel: ['beach', 'luggage', 'coast', 'beach', 'sailBoat', 'hotAirBalloons'],
  photobooths: ['photoStrips', 'boothBackdrop', 'boothProps', 'instantCamera', 'boothBackdrop', 'telephone'],
  bridaltuxedo: ['gown', 'drape', 'veil', 'tiara', 'sewing', 'shoes'],
  home: ['window', 'tableware', 'kitchen', 'fireplace', 'coffee', 'wreath'],
  tuxedos: ['jacket', 'cuffLinks', 'bowTies', 'suits', 'boutonnieres', 'jacket'],
  videography: ['cinema', 'camera', 'dance', 'rooftop', 'skyLanterns', 'sparklers'],
  weddingcakes: ['cake', 'cupcakes', 'nakedCake', 'cakeSlice', 'baking', 'cake'],
  otherservices: ['meadow', 'dusk', 'tent', 'flowerCrown', 'dance', 'hills'],
};
