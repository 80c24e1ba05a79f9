import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { PictureView } from '#contracts/shared/picture.js';
import { galleryWords as words } from '../../../../texts/webstore-page.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Picture } from '../../../../ui/picture.js';

export interface GalleryPicture extends PictureView {
  caption: string;
  credit: string;
}

interface GalleryLightboxProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** The index of the shown picture; undefined when it is closed. */
  shown: number | undefined;
  onShow: (nth: number | undefined) => void;
}

const iconStyle = `${focusRing} grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-surface text-ink outline-offset-2! focus-visible:outline-on-action! hover:text-plum`;

/** A slide show over the whole window; arrow keys move, Escape closes. */
export default function GalleryLightbox({ name, pictures, shown, onShow }: GalleryLightboxProps) {
  const picture = shown === undefined ? undefined : pictures[shown];
  if (shown === undefined || !picture) return null;
  const isAlone = pictures.length === 1;
  const turn = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const said = [picture.caption, picture.credit === '' ? '' : words.credit(picture.credit)].filter(Boolean);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onShow(undefined)}
      className="fixed inset-0 z-30 bg-night"
    >
      <Modal className="size-full">
        <Dialog aria-label={words.of(name)} className="flex h-full flex-col p-3 outline-none desk:p-6">
          {/* Keys that no button in it uses. */}
          <div className="contents" onKeyDown={onKeyDown}>
            <div className="flex items-center justify-between gap-4">
              <p role="status" className="rounded-full bg-surface px-4 py-2 text-14 font-medium">
                {words.nth(shown + 1, pictures.length)}
              </p>
              <Button
                autoFocus={isAlone}
                aria-label={words.close}
                onPress={() => onShow(undefined)}
                className={iconStyle}
              >
                <X className="size-6" aria-hidden />
              </Button>
            </div>
            <div className="relative my-3 min-h-0 grow overflow-hidden rounded-card">
              <Picture
                key={picture.pictureId}
                // The blurred miniature would fill the empty bands beside the whole picture.
                picture={{ ...picture, placeholder: '' }}
                sizes="100vw"
                alt={picture.alt}
                isFirst
                className="object-contain!"
              />
            </div>
            <Foot said={said} onTurn={isAlone ? undefined : turn} />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface FootProps {
  said: readonly string[];
  /** Absent if there is only one picture. */
  onTurn: ((by: number) => void) | undefined;
}

/** The caption, between the buttons for the previous and the next picture. */
function Foot({ said, onTurn }: FootProps) {
  return (
    <div className="flex items-center gap-4">
      {onTurn && (
        <Button autoFocus aria-label={words.before} onPress={() => onTurn(-1)} className={iconStyle}>
          <ChevronLeft className="size-6" aria-hidden />
        </Button>
      )}
      <p className="min-w-0 grow text-center text-14">
        {said.length > 0 && <span className="inline-block rounded-card bg-surface px-4 py-2">{said.join(' · ')}</span>}
      </p>
      {onTurn && (
        <Button aria-label={words.next} onPress={() => onTurn(1)} className={iconStyle}>
          <ChevronRight className="size-6" aria-hidden />
        </Button>
      )}
    </div>
  );
}
