import { useState } from 'react';
import { Button as PictureButton } from 'react-aria-components/Button';
import { galleryWords as words, webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Picture } from '../../../../ui/picture.js';
import type { GalleryPicture } from './gallery-lightbox.js';
import { PageSection } from './page-section.js';

interface GallerySectionProps {
  pictures: readonly GalleryPicture[];
  onOpen: (nth: number) => void;
  onIntent: () => void;
}

const shownFirst = 6;

/** Six pictures, then all of them; three beside each other, two on phones (WS-208). */
export function GallerySection({ pictures, onOpen, onIntent }: GallerySectionProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? pictures : pictures.slice(0, shownFirst);
  return (
    <PageSection
      id="webstore-media-gallery"
      title={texts.gallery}
      aside={
        pictures.length > shownFirst && (
          <Button kind="quiet" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? words.seeLess : words.seeAll(pictures.length)}
          </Button>
        )
      }
    >
      {pictures.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid grid-cols-2 gap-2 desk:grid-cols-3">
        {shown.map((picture, nth) => (
          <li key={picture.pictureId + String(nth)}>
            <PictureButton
              aria-label={words.open(picture.alt, nth + 1)}
              onPress={() => onOpen(nth)}
              onHoverStart={onIntent}
              onFocus={onIntent}
              className={`${focusRing} relative block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-input bg-blush-soft`}
            >
              <Picture picture={picture} sizes="(min-width: 815px) 280px, 48vw" />
            </PictureButton>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
