import { Images } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { galleryWords as words } from '../../../../texts/webstore-page.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Picture } from '../../../../ui/picture.js';
import type { GalleryPicture } from './gallery-lightbox.js';

interface HeroMosaicProps {
  /** The large picture first; the next four are beside it on wide screens, or two if there are fewer than four. */
  pictures: readonly GalleryPicture[];
  /** Whether they are of the category, not of this business (WS-227): then there is no gallery to open. */
  areStock: boolean;
  onOpen: (nth: number) => void;
  onIntent: () => void;
}

/** Layouts by the number of small pictures. */
const columns: Record<number, string> = {
  4: 'desk:aspect-21/9 desk:grid-cols-[2fr_1fr_1fr] desk:grid-rows-2',
  2: 'desk:aspect-21/9 desk:grid-cols-[2fr_1fr] desk:grid-rows-2',
};

/** One large picture and four or two small ones; on phones only the large one. */
export function HeroMosaic({ pictures, areStock, onOpen, onIntent }: HeroMosaicProps) {
  const [first, ...others] = pictures;
  if (!first) return null;
  const beside = others.slice(0, others.length >= 4 ? 4 : others.length >= 2 ? 2 : 0);
  const press = (nth: number) => ({ onPress: () => onOpen(nth), onHoverStart: onIntent, onFocus: onIntent });
  return (
    <div className="relative">
      <div className={`grid gap-2 overflow-hidden max-desk:-mx-5 desk:rounded-card ${columns[beside.length] ?? ''}`}>
        <Button
          {...press(0)}
          aria-label={words.open(first.alt, 1)}
          className={`${focusRing} -outline-offset-4! relative block cursor-pointer overflow-hidden bg-blush-soft ${beside.length > 0 ? 'aspect-4/3 desk:row-span-2 desk:aspect-auto' : 'aspect-4/3 desk:aspect-21/9'}`}
        >
          <Picture picture={first} sizes="(min-width: 815px) 50vw, 100vw" isFirst />
        </Button>
        {beside.map((picture, nth) => (
          <Button
            key={picture.pictureId + String(nth)}
            {...press(nth + 1)}
            aria-label={words.open(picture.alt, nth + 2)}
            className={`${focusRing} -outline-offset-4! relative hidden cursor-pointer overflow-hidden bg-blush-soft desk:block`}
          >
            <Picture picture={picture} sizes={beside.length === 4 ? '25vw' : '33vw'} />
          </Button>
        ))}
      </div>
      {pictures.length > 1 && !areStock && (
        <Button
          {...press(0)}
          className={`${focusRing} noscript:hidden! absolute right-2 bottom-3 flex min-h-10 cursor-pointer items-center gap-2 rounded-full bg-tag px-4 py-1 text-14 font-strong text-ink hover:text-plum desk:right-4 desk:bottom-4`}
        >
          <Images className="size-4 shrink-0" aria-hidden />
          {words.seeAllPictures(pictures.length)}
        </Button>
      )}
    </div>
  );
}
