import type { EventType } from '#contracts/events/event.js';
import type { PictureView } from '#contracts/shared/picture.js';

/** Stock pictures (src/webstore/stock-pictures) for the top of a couple's dashboard, by index. */
const ofWeddings: readonly PictureView[] = [
  {
    pictureId: '83f43d9d-5290-8a2d-8752-47dc3349a9fd',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoMAAkABABoJQBOgCKT2bJ4AP7Q25UQrJjGaEAru3oW0vbitzu6XHgF+Qvw9VFJipSvUNsAAAA=',
    alt: 'A long table with candles under strings of lights at dusk',
  },
  {
    pictureId: 'a347c630-d354-8a93-8639-de38b1448fc9',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAkABABoJYwC7AEPQvGUSAD+63dXxhD8tneYq0twYm3lg21gTKRG/1C4AAAA',
    alt: 'A couple on a hill in front of the setting sun',
  },
  {
    pictureId: 'b38502a6-06aa-88b5-8ebf-f76bc884686a',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAkABABoJYwCdAD0OWPNQAD+7+FAwRoIPUoeYxYDKuBw6eqN8kMXxHOUAAAA',
    alt: 'A flower arch at the end of an aisle between white chairs, hills behind it',
  },
  {
    pictureId: 'ce32f593-7115-861c-8ff6-eb8b343deb92',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoMAAkABABoJYgCdAEfcBBGNwAA+WJyYz6e60evX2rMQPHIWKRBnnQJByAa5KypkvkRJADNHmgAAA==',
    alt: 'Two newlyweds on a beach under palms while the sun goes down over the sea',
  },
  {
    pictureId: '2ef6aa73-f534-856a-8991-44594adc70ad',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAkABABoJQBOgBt0mqmwAP7JQqTujPcya7NV7ZDyO/sqE1f56AKXwxMwpIAAAAA=',
    alt: 'A bouquet of full roses with eucalyptus, close up',
  },
  {
    pictureId: '8f92d874-f8c6-86fe-8d9c-8d5d3e35ca02',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAAkABABoJZgCdADdYXm5/lUAAP638zcSZGHxaoKeI+mQGye3Bz6mc+MTzGhphby5g1zWnwWSPKlCXNc6CQMAAAA=',
    alt: 'A large tent glowing from inside at night under stars',
  },
];
const ofOtherEvents: readonly PictureView[] = [
  {
    pictureId: 'b247f2ea-9b02-845f-832a-c314a686259b',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoMAAkABABoJYwC7AED/Jn5aoAA/toqw4/U9feyKit4IKnsGDm5a2qtzB199AAA',
    alt: 'Fireworks over a lake at night, a couple with sparklers in front',
  },
  {
    pictureId: 'b2d0239f-78f1-899a-8a91-edbd834ff838',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAkABABoJYwAAsfdELEQAP7Qco8ONWi0SMBsknW2ph/tlGulH3E345X1pYAAAAA=',
    alt: 'Fireworks over a lake at night, a couple with sparklers in front',
  },
  {
    pictureId: '69fd2f7c-c235-8832-828a-021cb9f65a81',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAAkABABoJQBOgCIG5YiwKPgAAM3v2Nhkomqpda9ggy5QaHWP+pKtkXKbSVRbSyFsqEP0kfs7ixZvOrbcEuQAAAA=',
    alt: 'Coupes of sparkling wine in front of warm lights',
  },
  {
    pictureId: 'f4ed2dd2-69f2-8e65-8384-cd6e76fc9c44',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAAkABABoJQBOgCILm3SneacAAP4I8ZGZbMaJwYh+wRKTDdqxWns9v7hpW7nqNSQKITMtFE/AAA==',
    alt: 'A balloon arch around a backdrop with a glowing heart, a camera with a ring light in front',
  },
  {
    pictureId: 'd21d2959-1cd2-8866-886c-ccf6519ffd04',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoMAAkABABoJYwCdAEUViXDlqiAAP612WKe2xx/vE3iNHbfeyt3wxqgAAA=',
    alt: 'Macarons on three tiers beside small cakes',
  },
  {
    pictureId: 'e80a08c8-f464-865f-82cc-8100186ddfa4',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoMAAkABABoJQBYdhuxOpQAAP6mgnnkbQ2YzzyY+uJNK5Mh+gtu6AUnbe4nKdM6xH2yGgAA',
    alt: 'A couple dancing among guests under strings of lights',
  },
];

/** The pictures that a type of event offers (OP-88). */
export const heroPicturesOf = (eventType: EventType | null): readonly PictureView[] =>
  eventType === null || eventType === 'Wedding' ? ofWeddings : ofOtherEvents;

/** The chosen picture; the first where the index is unknown (EV-42). */
export const heroPicture = (eventType: EventType | null, index: number): PictureView | undefined => {
  const pictures = heroPicturesOf(eventType);
  return pictures[index] ?? pictures[0];
};
