import { useState, type ReactNode } from 'react';
import { Button as PictureButton } from 'react-aria-components/Button';
import { isFlagged, type ShownImageView } from '#contracts/webstore/webstore.views.js';
import { galleryWords as words, webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Picture } from '../../../../ui/picture.js';
import { FlaggedPicture } from './flagged-picture.js';
import type { GalleryPicture } from './gallery-lightbox.js';
import { PageSection } from './page-section.js';

interface GallerySectionProps {
  /** Controls of the owner. */
  controls?: ReactNode;
  /** Includes flagged ones for users who may see them. */
  images: readonly ShownImageView[];
  /** @param nth index among the pictures that are not flagged */
  onOpen: (nth: number) => void;
  onIntent: () => void;
}

const shownFirst = 6;

/** Six pictures, then all of them; three per row, two on phones (WS-208). */
export function GallerySection({ controls, images, onOpen, onIntent }: GallerySectionProps) {
  const [isWhole, setWhole] = useState(false);
  const isPutAway = (nth: number) => !isWhole && nth >= shownFirst;
  const pictures = images.filter((image) => !isFlagged(image));
  return (
    <PageSection
      id="webstore-media-gallery"
      title={texts.gallery}
      aside={
        images.length > shownFirst && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isWhole}
            onPress={() => setWhole(!isWhole)}
            className="noscript:hidden!"
          >
            {isWhole ? words.seeLess : words.seeAll(images.length)}
          </Button>
        )
      }
    >
      {controls}
      {images.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="grid grid-flow-row-dense grid-cols-2 gap-2 desk:grid-cols-3">
        {images.map((image, nth) =>
          isFlagged(image) ? (
            <li key={image.id} hidden={isPutAway(nth)} data-folding className="max-desk:col-span-2">
              <FlaggedPicture imageId={image.id} picture={image} reasons={image.reasons} />
            </li>
          ) : (
            <li key={image.id} hidden={isPutAway(nth)} data-folding>
              <Tile picture={image} nth={pictures.indexOf(image)} onOpen={onOpen} onIntent={onIntent} />
            </li>
          ),
        )}
      </ul>
    </PageSection>
  );
}

interface TileProps {
  picture: GalleryPicture;
  nth: number;
  onOpen: (nth: number) => void;
  onIntent: () => void;
}

const Tile = ({ picture, nth, onOpen, onIntent }: TileProps) => (
  <PictureButton
    aria-label={words.open(picture.alt, nth + 1)}
    onPress={() => onOpen(nth)}
    onHoverStart={onIntent}
    onFocus={onIntent}
    className={`${focusRing} relative block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-input bg-blush-soft`}
  >
    <Picture picture={picture} sizes="(min-width: 815px) 280px, 48vw" />
  </PictureButton>
);
