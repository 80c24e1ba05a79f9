const list = (words: string) => words.split(',').map((word) => word.trim());

type Zone =
  | 'south'
  | 'florida'
  | 'islands'
  | 'texas'
  | 'desert'
  | 'california'
  | 'northwest'
  | 'rockies'
  | 'prairie'
  | 'northeast';

const statesOf: Readonly<Record<Zone, string>> = {
  south: 'AL AR GA KY LA MS NC SC TN VA WV',
  florida: 'FL',
  islands: 'HI',
  texas: 'TX OK',
  desert: 'AZ NM NV UT',
  california: 'CA',
  northwest: 'OR WA BC AK',
  rockies: 'CO WY MT ID AB',
  prairie: 'IL IN IA KS MO NE ND SD MN WI MI OH MB SK',
  northeast: 'CT DE DC MD MA ME NH NJ NY PA RI VT ON QC NS NB PE NL',
};

const plantsOfZone: Readonly<Record<Zone, readonly string[]>> = {
  south: list(`Magnolia, Dogwood, Live Oak, Cypress, Palmetto, Gardenia, Crape Myrtle, Tupelo, Azalea, Sweetgum,
    Jessamine, Muscadine, Pecan, Sourwood, Redbud, Persimmon`),
  florida: list(`Sea Grape, Mangrove, Hibiscus, Frangipani, Key Lime, Poinciana, Banyan, Royal Palm, Bougainvillea,
    Oleander, Mango, Tamarind, Palmetto, Orange Blossom`),
  islands: list(`Plumeria, Maile, Koa, Kukui, Pikake, Monstera, Breadfruit, Ti Leaf, Hala, Naupaka, Lehua, Banana Leaf,
    White Ginger, Coral Tree`),
  texas: list(`Bluebonnet, Mesquite, Pecan, Prickly Pear, Cedar Elm, Live Oak, Paintbrush, Agarita, Huisache, Yaupon,
    Winecup, Sotol, Bald Cypress, Possumhaw`),
  desert: list(`Agave, Ocotillo, Palo Verde, Saguaro, Sagebrush, Creosote, Cottonwood, Piñon, Chamisa, Desert Willow,
    Globemallow, Mesquite, Yucca, Cliffrose`),
  california: list(`Golden Poppy, Manzanita, Eucalyptus, Bougainvillea, Toyon, Lemon, Redbud, Madrone, Sycamore,
    Valley Oak, Lupine, Jacaranda, Olive, Citrus, Ceanothus`),
  northwest: list(`Madrona, Cedar, Sword Fern, Hemlock, Salal, Fir, Camas, Trillium, Huckleberry, Alder, Salmonberry,
    Spruce, Vine Maple, Foxglove`),
  rockies: list(`Aspen, Columbine, Spruce, Paintbrush, Larkspur, Ponderosa, Juniper, Lupine, Serviceberry, Balsamroot,
    Chokecherry, Fireweed, Harebell, Bitterroot`),
  prairie: list(`Coneflower, Bur Oak, Prairie Rose, Cottonwood, Bluestem, Milkweed, Hackberry, Goldenrod, Switchgrass,
    Basswood, Linden, Elderberry, Sumac, Prairie Clover`),
  northeast: list(`Sugar Maple, Birch, Beach Plum, Beech, Lilac, Elm, Bittersweet, Hemlock, Bayberry, Winterberry,
    Tamarack, Mountain Laurel, Apple, Fiddlehead`),
};

export const plants =
  list(`Juniper, Sage, Fern, Ivy, Clover, Thistle, Yarrow, Larkspur, Foxglove, Hawthorn, Laurel, Willow,
  Rowan, Briar, Heather, Lavender, Marigold, Peony, Ranunculus, Anemone, Poppy, Zinnia, Dahlia, Cosmos, Sweet Pea,
  Foxtail, Bramble, Hazel, Alder, Elder, Bluebell, Primrose, Violet, Wisteria, Jasmine, Camellia, Hellebore, Aster, Tansy,
  Bergamot, Mallow, Campion, Delphinium, Lilac, Honeysuckle, Nettle, Verbena, Tulip, Snowdrop, Woodbine, Clematis,
  Meadowsweet, Cornflower, Columbine`);

export const trees =
  list(`Oak, Elm, Maple, Birch, Linden, Sycamore, Cedar, Walnut, Chestnut, Hickory, Ash, Poplar, Pine,
  Beech, Cherry, Pear, Apple, Mulberry, Willow, Locust, Spruce, Larch`);

export const birds =
  list(`Wren, Heron, Finch, Sparrow, Lark, Swift, Plover, Kestrel, Starling, Dove, Magpie, Egret, Pelican,
  Robin, Thrush, Osprey, Tern, Bluebird, Oriole, Cardinal, Warbler, Swallow, Loon, Quail, Crane, Nightingale`);

export const animals =
  list(`Fox, Hare, Otter, Mule, Stag, Ram, Mare, Foal, Elk, Badger, Bear, Hound, Goat, Trout, Oyster,
  Moth, Bee, Cricket, Pony, Rooster`);

export const waters = list(`Creek, Pond, Brook, Spring, River, Lake, Mill, Bend, Ford, Falls, Landing, Cove`);

export const lands =
  list(`Hollow, Ridge, Meadow, Hill, Orchard, Grove, Bluff, Point, Crossing, Glen, Field, Acre, Knoll, Heath,
  Prairie, Vale, Summit, Run`);

const zoneOfState: ReadonlyMap<string, Zone> = new Map(
  Object.entries(statesOf).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [state, zone as Zone] as const),
  ),
);

/** What grows around a state, for names that could only be from there. */
export const plantsOf = (state: string): readonly string[] => {
  const zone = zoneOfState.get(state);
  return zone === undefined ? plants : plantsOfZone[zone];
};
