const list = (words: string) => words.split(',').map((word) => word.trim());

export const lights =
  list(`Low Sun, First Light, Long Shadow, Small Hours, Slow Honey, Blue Hour, North Window, Afterglow,
  Half Moon, Early Moon, Quiet Hour, Open Shutter, Silver Grain, Tall Grass, Paper Moon, Morning Room, Good Weather,
  Lamplight, Daybreak, Gloaming, Window Seat, Porchlight, Late Summer, Soft Thunder, Field Note, Kindling, Salt Air,
  Clear Sky, Lantern, Evening Porch, Second Glance, Golden Thread, Still Water, Open Gate, Warm Stone, August Rain,
  Halflight, Wide Field, Front Porch, Evenfall`);

export const cloths =
  list(`Linen, Velvet, Tulle, Muslin, Gauze, Organza, Silk, Lace, Satin, Ribbon, Thread, Wool, Chiffon,
  Taffeta, Voile, Damask, Gingham, Percale`);

export const stones =
  list(`Limestone, Slate, Flint, Granite, Marble, Quartz, Mica, Onyx, Sandstone, Cobble, Brick, Copper,
  Brass, Iron, Pewter, Chalk, Clay, Cedar, Plaster`);

export const herbs =
  list(`Thyme, Fennel, Sorrel, Tarragon, Rosemary, Basil, Saffron, Cardamom, Clove, Anise, Sumac, Mint,
  Dill, Parsley, Ginger, Marjoram, Chive, Bay Leaf, Nutmeg, Caraway, Pepper, Salt, Smoke, Butter, Rye, Vinegar`);

export const fruits =
  list(`Fig, Quince, Plum, Pear, Persimmon, Apricot, Cherry, Lemon, Clementine, Peach, Currant, Damson,
  Mulberry, Huckleberry, Pomegranate, Olive, Almond, Walnut, Honey, Blackberry, Grape, Meyer Lemon, Tangerine`);

export const grandmothers =
  list(`Mabel, Opal, Hattie, Della, Winifred, Pearl, Ida, Edith, Odette, Josephine, Clementine,
  Beatrice, Harriet, Lottie, Maude, Nell, Rosalind, Sylvia, Thelma, Viola, Willa, Agnes, Birdie, Cora, Dorothea, Etta,
  Greta, Hazel, Ramona, Estelle, Marguerite, Lucille, Faye, June, Alma`);

export const vows =
  list(`Vow, Promise, Troth, Keepsake, Letter, Toast, Encore, Chapter, Heirloom, Homecoming, Gathering,
  Feast, Waltz, Evermore, Procession, Jubilee, Invitation, Occasion, Arrival, Company`);

export const colors =
  list(`Blue, Gold, Silver, Ivory, White, Black, Red, Green, Copper, Indigo, Crimson, Ochre, Rose, Coral,
  Amber, Saffron, Plum`);

export const streets =
  list(`Main, Oak, Elm, Maple, Church, Mill, Market, Water, Front, Spring, Chestnut, Walnut, Cedar, Pine,
  Union, Franklin, Jefferson, Lincoln, Grant, Madison, Park, Prospect, High, River, Lake, Depot, Commerce, Foundry, Orchard,
  Willow, Magnolia, Poplar, Sycamore, Juniper, Laurel, Dogwood, Vine, Clay, Bridge, Canal, Station, Bay, Harbor, College,
  Liberty, Congress, Central, Broad, Cherry, Plum, Linden, Hawthorne, Alder, Division, Monroe, Ash, Pearl, Court, Pleasant,
  Summit, Highland, Locust, Birch, Warren, Clark, Hancock, Third, Fourth, Fifth, Seventh, Ninth, Tenth`);

export const ruesDeQuebec =
  list(`des Érables, des Tilleuls, des Pins, des Remparts, Saint-Denis, Saint-Paul, Notre-Dame,
  Sainte-Anne, Principale, du Moulin, de l’Église, des Lilas, des Peupliers, du Couvent, du Marché`);

export const bandAnimals = list(
  `Gallos, Halcones, Ciervos, Coyotes, Zorros, Toros, Gavilanes, Venados, Potros, Leones`,
);

export const grandfathers = list(`Earl, Otis, Walt, Gus, Leroy, Chester, Hank, Amos, Virgil, Roscoe, Floyd, Clyde`);
