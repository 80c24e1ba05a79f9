import type { EventType } from '#contracts/events/event.js';
import type { EventImageView, EventView } from '#contracts/events/events.views.js';
import type { PictureView } from '#contracts/shared/picture.js';
import { eventPictures as texts } from '../../texts/event-pictures.js';

/** Stock pictures (src/webstore/stock-pictures) for the top of a couple's dashboard, by index. */
const ofWeddings: readonly PictureView[] = [
  {
    pictureId: 'e8565dd1-4df7-8b2c-857e-0b802001f145',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAkABABoJQBOgCKRkRbcgAD+3OWy03pf3rgt1lNURx2jc0Sk0xLlWb6Rq8vNoqyHsAAA',
    alt: texts.longTable,
  },
  {
    pictureId: '418dc2f6-9d12-831f-8fac-af6ec5b06753',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoMAAkABABoJYwAAvoyberAAAD+yf/ZP1RsydN7lsmPjbR+4LGYhpkAAAA=',
    alt: texts.hill,
  },
  {
    pictureId: 'b38502a6-06aa-88b5-8ebf-f76bc884686a',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAkABABoJYwCdAD0OWPNQAD+7+FAwRoIPUoeYxYDKuBw6eqN8kMXxHOUAAAA',
    alt: texts.flowerArch,
  },
  {
    pictureId: '1d8d915d-07ed-8ad3-837d-716e7ea64031',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoMAAkABABoJQBOgCPtiDpZ4ADifeqXoFqS0fPcpG25BeuO7IVa/7HLMttjpiqeiLJACEvNAAA=',
    alt: texts.beach,
  },
  {
    pictureId: '2ef6aa73-f534-856a-8991-44594adc70ad',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoMAAkABABoJQBOgBt0mqmwAP7JQqTujPcya7NV7ZDyO/sqE1f56AKXwxMwpIAAAAA=',
    alt: texts.bouquet,
  },
  {
    pictureId: '8f92d874-f8c6-86fe-8d9c-8d5d3e35ca02',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAAkABABoJZgCdADdYXm5/lUAAP638zcSZGHxaoKeI+mQGye3Bz6mc+MTzGhphby5g1zWnwWSPKlCXNc6CQMAAAA=',
    alt: texts.tent,
  },
];
const ofOtherEvents: readonly PictureView[] = [
  {
    pictureId: '0689e48c-3875-8e58-8cd3-124e9b1dad12',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAkABABoJYwC7AELKRJKgAD+3Jkq6fIb7WjJgsNDfh/tnW1fF8HfH42jOYAA',
    alt: texts.fireworks,
  },
  {
    pictureId: '451ee896-aacf-83c2-8551-3202e930cafd',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoMAAkABABoJYwAAtzGPutSAAD+h8sG3Sc6Rw4sETQLORRmEmiMb+cGevIgKem32FuYWKGpBoAAAA==',
    alt: texts.lanterns,
  },
  {
    pictureId: '69fd2f7c-c235-8832-828a-021cb9f65a81',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAQAgCdASoMAAkABABoJQBOgCIG5YiwKPgAAM3v2Nhkomqpda9ggy5QaHWP+pKtkXKbSVRbSyFsqEP0kfs7ixZvOrbcEuQAAAA=',
    alt: texts.sparklingWine,
  },
  {
    pictureId: 'f4ed2dd2-69f2-8e65-8384-cd6e76fc9c44',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAAAQAgCdASoMAAkABABoJQBOgCILm3SneacAAP4I8ZGZbMaJwYh+wRKTDdqxWns9v7hpW7nqNSQKITMtFE/AAA==',
    alt: texts.balloonArch,
  },
  {
    pictureId: 'd21d2959-1cd2-8866-886c-ccf6519ffd04',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAAAQAgCdASoMAAkABABoJYwCdAEUViXDlqiAAP612WKe2xx/vE3iNHbfeyt3wxqgAAA=',
    alt: texts.macarons,
  },
  {
    pictureId: 'e80a08c8-f464-865f-82cc-8100186ddfa4',
    width: 1600,
    height: 1200,
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoMAAkABABoJQBYdhuxOpQAAP6mgnnkbQ2YzzyY+uJNK5Mh+gtu6AUnbe4nKdM6xH2yGgAA',
    alt: texts.dancing,
  },
];

/** The pictures that a type of event offers (OP-88). */
export const heroPicturesOf = (eventType: EventType | null): readonly PictureView[] =>
  eventType === null || eventType === 'Wedding' ? ofWeddings : ofOtherEvents;

type FiledImage = EventImageView & { pictureId: string };

/** Whether an own picture has been approved, so that there is something to show. */
export const hasPicture = (image: EventImageView): image is FiledImage => image.pictureId !== null;

/** The own picture once it is approved, else the chosen stock picture; the first where the index is unknown (EV-42). */
export function heroPicture({ eventType, dashboardHeroImage, props }: EventView): PictureView | undefined {
  if (dashboardHeroImage && hasPicture(dashboardHeroImage)) return dashboardHeroImage;
  const pictures = heroPicturesOf(eventType);
  return pictures[props.selectedHeroImage] ?? pictures[0];
}
