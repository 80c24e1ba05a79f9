import type { Scene } from './scene.js';
import { arbor } from './scenes/arbor.js';
import { beach } from './scenes/beach.js';
import { boothBackdrop } from './scenes/booth-backdrop.js';
import { boothProps } from './scenes/booth-props.js';
import { bouquet } from './scenes/bouquet.js';
import { brushes } from './scenes/brushes.js';
import { cake } from './scenes/cake.js';
import { camera } from './scenes/camera.js';
import { candles } from './scenes/candles.js';
import { car } from './scenes/car.js';
import { chairs } from './scenes/chairs.js';
import { cinema } from './scenes/cinema.js';
import { coupes } from './scenes/coupes.js';
import { dance } from './scenes/dance.js';
import { drape } from './scenes/drape.js';
import { dusk } from './scenes/dusk.js';
import { favors } from './scenes/favors.js';
import { fireworks } from './scenes/fireworks.js';
import { getaway } from './scenes/getaway.js';
import { gown } from './scenes/gown.js';
import { grazing } from './scenes/grazing.js';
import { guitar } from './scenes/guitar.js';
import { hall } from './scenes/hall.js';
import { hills } from './scenes/hills.js';
import { inn } from './scenes/inn.js';
import { jacket } from './scenes/jacket.js';
import { lake } from './scenes/lake.js';
import { longtable } from './scenes/longtable.js';
import { lounge } from './scenes/lounge.js';
import { luggage } from './scenes/luggage.js';
import { meadow } from './scenes/meadow.js';
import { paper } from './scenes/paper.js';
import { pearls } from './scenes/pearls.js';
import { photoStrips } from './scenes/photo-strips.js';
import { place } from './scenes/place.js';
import { planner } from './scenes/planner.js';
import { prints } from './scenes/prints.js';
import { ringBox } from './scenes/ring-box.js';
import { rings } from './scenes/rings.js';
import { shuttle } from './scenes/shuttle.js';
import { spa } from './scenes/spa.js';
import { stage } from './scenes/stage.js';
import { sweets } from './scenes/sweets.js';
import { tableware } from './scenes/tableware.js';
import { tent } from './scenes/tent.js';
import { vanity } from './scenes/vanity.js';
import { vinyl } from './scenes/vinyl.js';
import { vowBook } from './scenes/vow-book.js';
import { window } from './scenes/window.js';

/** A scene in words. */
export interface Pictured {
  readonly scene: Scene;
  /** What is seen, whatever the seed. */
  readonly alt: string;
  /** What a vendor would write under it; a category that shows a scene again takes the next. */
  readonly captions: readonly [string, ...string[]];
}

export const pictured = {
  arbor: {
    scene: arbor,
    alt: 'A flower arch at the end of an aisle between white chairs, hills behind it',
    captions: ['The arch at four in the afternoon', 'An aisle in the grass'],
  },
  beach: {
    scene: beach,
    alt: 'Two newlyweds on a beach under palms while the sun goes down over the sea',
    captions: ['The first evening', 'Low tide, last light'],
  },
  boothBackdrop: {
    scene: boothBackdrop,
    alt: 'A balloon arch around a backdrop with a glowing heart, a camera with a ring light in front',
    captions: ['Ready for the first guests', 'Balloons to your colors'],
  },
  boothProps: {
    scene: boothProps,
    alt: 'Paper moustaches, glasses, crowns and hats on sticks, with confetti',
    captions: ['Moustaches for everyone', 'The props table'],
  },
  bouquet: {
    scene: bouquet,
    alt: 'A bouquet of full roses with eucalyptus, close up',
    captions: [
      'Garden roses and eucalyptus',
      'Tied by hand that morning',
      'For a small wedding in spring',
      'The colors of late summer',
    ],
  },
  brushes: {
    scene: brushes,
    alt: 'Make-up brushes, pots of powder and a comb with pearls on marble',
    captions: ['Set up by eight', 'Soft colors, good brushes'],
  },
  cake: {
    scene: cake,
    alt: 'A cake of three tiers with sugar flowers on a gold stand in window light',
    captions: [
      'Three tiers, sugar roses',
      'Buttercream and fresh flowers',
      'Almond, lemon and a little lavender',
      'On its stand before dinner',
    ],
  },
  camera: {
    scene: camera,
    alt: 'An old camera with a leather strap beside rolls of film and flowers',
    captions: ['The camera that always comes along', 'Two rolls left'],
  },
  candles: {
    scene: candles,
    alt: 'Three lit candles and flowers on a table in front of tall windows',
    captions: ['Two flames, then one', 'Before the vows'],
  },
  car: {
    scene: car,
    alt: 'A vintage car with flowers on its hood, parked before a hedge of roses',
    captions: ['Waiting by the hedge', 'Polished twice'],
  },
  chairs: {
    scene: chairs,
    alt: 'Rows of wooden chairs with ribbons and flowers on a lawn',
    captions: ['Crossback chairs, first rows', 'A hundred and twenty, all alike'],
  },
  cinema: {
    scene: cinema,
    alt: 'Guests watching a wedding film on a large screen outdoors at night',
    captions: ['The same evening, on a screen', 'First showing'],
  },
  coupes: {
    scene: coupes,
    alt: 'Coupes of sparkling wine in front of warm lights',
    captions: ['A toast', 'Poured at six'],
  },
  dance: {
    scene: dance,
    alt: 'A couple dancing among guests under strings of lights',
    captions: ['The first dance', 'Still full at eleven'],
  },
  drape: {
    scene: drape,
    alt: 'Folds of silk in window light with roses and eucalyptus',
    captions: ['Silk, by the window', 'The fabric, close up'],
  },
  dusk: {
    scene: dusk,
    alt: 'A long table with candles under strings of lights at dusk',
    captions: ['Dinner outside', 'After sunset'],
  },
  favors: {
    scene: favors,
    alt: 'Small boxes with ribbons and jars of honey, set out in rows',
    captions: ['One for each guest', 'Honey and ribbon', 'Tied and tagged', 'Ready for the tables'],
  },
  fireworks: {
    scene: fireworks,
    alt: 'Fireworks over a lake at night, a couple with sparklers in front',
    captions: ['Seven minutes at midnight', 'Over the water'],
  },
  getaway: {
    scene: getaway,
    alt: 'Newlyweds driving off in an open car with a garland and tins, seen from behind',
    captions: ['Off they go', 'Tins and a garland'],
  },
  gown: {
    scene: gown,
    alt: 'A long gown with a beaded top on a hanger before a tall window',
    captions: ['On its hanger, the morning of', 'Beaded by hand', 'After the last fitting'],
  },
  grazing: {
    scene: grazing,
    alt: 'A wooden board with cheese, figs, grapes, crackers and nuts, from above',
    captions: ['The board at cocktail hour', 'Figs, three cheeses, good bread'],
  },
  guitar: {
    scene: guitar,
    alt: 'An acoustic guitar leaning against a wall in window light, with flowers',
    captions: ['For the ceremony', 'Two guitars and a voice'],
  },
  hall: {
    scene: hall,
    alt: 'A hall of arches that opens to a garden full of light',
    captions: ['The arcade', 'Light from the garden', 'On the way to dinner'],
  },
  hills: {
    scene: hills,
    alt: 'A couple on a hill in front of the setting sun',
    captions: ['Ten minutes alone', 'The last light'],
  },
  inn: {
    scene: inn,
    alt: 'A house with lit windows at dusk, a path with lanterns leading to its door',
    captions: ['The house at dusk', 'Lanterns to the door', 'All the windows lit'],
  },
  jacket: {
    scene: jacket,
    alt: 'A dinner jacket with a bow tie, a pocket square and a flower in the lapel',
    captions: ['Made to measure', 'Black tie, your color', 'With the flower on', 'Peak lapels'],
  },
  lake: {
    scene: lake,
    alt: 'A lit cabin at a lake under mountains, a couple in a small boat',
    captions: ['The cabin across the lake', 'Still water'],
  },
  longtable: {
    scene: longtable,
    alt: 'A long table with flowers and candles running toward tall windows',
    captions: ['Set for eighty', 'One long table'],
  },
  lounge: {
    scene: lounge,
    alt: 'A velvet sofa with cushions on a rug outdoors, under strings of lights',
    captions: ['A corner to sit in', 'Velvet on the lawn'],
  },
  luggage: {
    scene: luggage,
    alt: 'A leather case, a straw hat, a map and two passports',
    captions: ['Packed on Sunday', 'Two passports, one map'],
  },
  meadow: {
    scene: meadow,
    alt: 'Wildflowers in a meadow against the sun',
    captions: ['Behind the house in June', 'Tall grass'],
  },
  paper: {
    scene: paper,
    alt: 'An invitation with its envelope, a wax seal and a reply card among flowers',
    captions: [
      'Letterpress on cotton',
      'With a wax seal',
      'Invitation, reply, envelope',
      'The whole suite',
      'Lined envelopes',
    ],
  },
  pearls: {
    scene: pearls,
    alt: 'Two strings of pearls and a pair of drop earrings on satin',
    captions: ['Pearls for the day', 'Two strings, one pair'],
  },
  photoStrips: {
    scene: photoStrips,
    alt: 'Strips of photo booth pictures of a couple, with confetti',
    captions: ['Four poses, two copies', 'One for the guest book'],
  },
  place: {
    scene: place,
    alt: 'A set place from above: plates, a folded napkin, a menu and cutlery',
    captions: ['Each place by hand', 'Menu, napkin, a sprig'],
  },
  planner: {
    scene: planner,
    alt: 'A list with ticks, a month with a heart on one day, and color cards',
    captions: ['Five done, three to go', 'The plan of the day', 'Colors to choose from'],
  },
  prints: {
    scene: prints,
    alt: 'Prints of wedding pictures spread out on linen',
    captions: ['From one afternoon', 'Proofs on the table'],
  },
  ringBox: {
    scene: ringBox,
    alt: 'A ring with a clear stone in an open velvet box, roses beside it',
    captions: ['One stone', 'In its box'],
  },
  rings: {
    scene: rings,
    alt: 'Two gold rings on linen with roses and eucalyptus',
    captions: ['A pair', 'Gold, a little warm'],
  },
  shuttle: {
    scene: shuttle,
    alt: 'A small old bus with lit windows and a garland, under lights at dusk',
    captions: ['Last round to the hotel', 'Room for twenty-four'],
  },
  spa: {
    scene: spa,
    alt: 'Rolled towels, a bowl with floating flowers, a candle and smooth stones',
    captions: ['An hour of quiet', 'The day before', 'Warm stones'],
  },
  stage: {
    scene: stage,
    alt: 'A microphone with flowers on a stage with soft lights',
    captions: ['Sound check', 'Second set'],
  },
  sweets: {
    scene: sweets,
    alt: 'Macarons on three tiers beside small cakes',
    captions: ['The dessert table', 'Macarons by the dozen'],
  },
  tableware: {
    scene: tableware,
    alt: 'A stack of plates with folded napkins beside rows of wine glasses',
    captions: ['Counted and polished', 'Plates, linen, glass'],
  },
  tent: {
    scene: tent,
    alt: 'A large tent glowing from inside at night under stars',
    captions: ['The tent after dark', 'Room for the band, too'],
  },
  vanity: {
    scene: vanity,
    alt: 'A dressing table with an oval mirror, small bottles and a vase of roses',
    captions: ['Before anyone arrives', 'The quiet half hour', 'Morning light'],
  },
  vinyl: {
    scene: vinyl,
    alt: 'A record on a turntable in window light',
    captions: ['Side two', 'Your parents’ records, too'],
  },
  vowBook: {
    scene: vowBook,
    alt: 'An open book with handwritten vows, a ribbon and a pen beside it',
    captions: ['Their own words', 'The vows, final draft'],
  },
  window: {
    scene: window,
    alt: 'A vase of roses in the light of a window',
    captions: ['By the window', 'Sunday light', 'A few stems'],
  },
} satisfies Record<string, Pictured>;
