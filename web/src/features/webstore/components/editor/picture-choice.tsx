import { useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { PictureSectionName } from '#contracts/webstore/sections.js';
import {
  isFlagged,
  type ImageView,
  type ShownImageView,
  type WebstoreDraftView,
} from '#contracts/webstore/webstore.views.js';
import { editLists } from '../../../../texts/edit-lists.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Modal } from '../../../../ui/modal.js';
import { Picture } from '../../../../ui/picture.js';
import { useSlotUpload } from '../../gallery/use-slot-upload.js';
import { Photo } from '../gallery/photo.js';
import { UploadButton } from '../gallery/upload-button.js';

const texts = editLists.picture;

const isShowable = (image: ImageView): image is ShownImageView => image.pictureId !== null && !isFlagged(image);

interface PictureChoiceProps {
  draft: WebstoreDraftView;
  /** Id of the chosen image; null without one. */
  value: string | null;
  onChange: (imageId: string | null) => void;
  /** Purpose of an uploaded file. */
  category: PictureSectionName;
}

/** One picture for an item: uploaded for it, or chosen from the webstore's (WS-93). */
export function PictureChoice({ draft, value, onChange, category }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { images: all, added, ...slot } = useSlotUpload(draft, category, onChange);
  const chosen = all.find(({ id }) => id === value);
  const images = all.filter(isShowable);
  return (
    <div role="group" aria-label={texts.label} className="grid grid-cols-1 justify-items-start gap-2">
      <span className="text-14 font-strong">{texts.label}</span>
      {chosen && <Chosen image={chosen} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={() => setOpen(true)}>
          {!chosen && <ImagePlus className="size-4" aria-hidden />}
          {chosen ? texts.replace : texts.choose}
        </Button>
        <UploadButton {...slot} />
        {value !== null && (
          <Button kind="quiet" size="small" onPress={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {value !== null && value === added && chosen?.validationResult === null && (
        <p role="status" className="text-14 text-muted">
          {texts.checking}
        </p>
      )}
      {slot.problem !== null && (
        <p role="alert" className="text-14 text-clay-ink">
          {slot.problem}
        </p>
      )}
      <Modal isOpen={isOpen} size="medium" title={texts.title} close={texts.close} onClose={() => setOpen(false)}>
        {images.length === 0 ? (
          <p className="text-muted">{texts.none}</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
            {images.map((image, index) => (
              <li key={image.id}>
                <AriaButton
                  aria-label={image.caption || image.alt || texts.numbered(index + 1)}
                  onPress={() => {
                    onChange(image.id);
                    setOpen(false);
                  }}
                  className={`${focusRing} relative block aspect-4/3 w-full cursor-pointer overflow-hidden rounded-card bg-blush-soft`}
                >
                  <Picture picture={image} sizes="220px" />
                </AriaButton>
              </li>
            ))}
          </ul>
        )}
      </Modal>
    </div>
  );
}

/** The picture of an item; a warning with its button needs more space than a picture. */
const Chosen = ({ image }: { image: ImageView }) => (
  <div
    className={`relative overflow-hidden rounded-card bg-blush-soft ${isShowable(image) ? 'aspect-4/3 w-56 max-w-full' : 'min-h-42 w-full max-w-80'}`}
  >
    <Photo image={{ ...image, caption: '' }} sizes="224px" />
  </div>
);
