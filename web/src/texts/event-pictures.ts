/** Descriptions of the stock pictures at the top of a couple's dashboard. */
export const eventPictures = {
  longTable: 'A long table with candles under strings of lights at dusk',
  hill: 'A couple on a hill in front of the setting sun',
  flowerArch: 'A flower arch at the end of an aisle between white chairs, hills behind it',
  beach: 'Two newlyweds on a beach under palms while the sun goes down over the sea',
  bouquet: 'A bouquet of full roses with eucalyptus, close up',
  tent: 'A large tent glowing from inside at night under stars',
  fireworks: 'Fireworks over a lake at night, a couple with sparklers in front',
  lanterns: 'Paper lanterns rising over water, a couple watching them',
  sparklingWine: 'Coupes of sparkling wine in front of warm lights',
  balloonArch: 'A balloon arch around a backdrop with a glowing heart, a camera with a ring light in front',
  macarons: 'Macarons on three tiers beside small cakes',
  dancing: 'A couple dancing among guests under strings of lights',
};
