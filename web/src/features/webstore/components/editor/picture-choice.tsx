import { useState } from 'react';
import { ImagePlus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ImagePurpose } from '#contracts/webstore/image-rules.js';
import type { ImageView, WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editLists } from '../../../../texts/edit-lists.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Modal } from '../../../../ui/modal.js';
import { Picture } from '../../../../ui/picture.js';
import { useSlotUpload } from '../../gallery/use-slot-upload.js';
import { UploadButton } from '../gallery/upload-button.js';

const texts = editLists.picture;

type FiledImage = ImageView & { pictureId: string };
const hasFile = (image: ImageView): image is FiledImage => image.pictureId !== null;

interface PictureChoiceProps {
  draft: WebstoreDraftView;
  /** Id of the chosen image; null without one. */
  value: string | null;
  onChange: (imageId: string | null) => void;
  /** Purpose of an uploaded file. */
  category: Extract<ImagePurpose, 'packages' | 'awards'>;
}

/** One picture for an item: uploaded for it, or chosen from the webstore's (WS-93). */
export function PictureChoice({ draft, value, onChange, category }: PictureChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const { added, ...slot } = useSlotUpload(draft, category, onChange);
  const images = [...draft.sectionImages, ...draft.images].filter(hasFile);
  const chosen = images.find(({ id }) => id === value);
  return (
    <div role="group" aria-label={texts.label} className="grid justify-items-start gap-2">
      <span className="text-14 font-strong">{texts.label}</span>
      {chosen && (
        <div className="relative aspect-4/3 w-56 overflow-hidden rounded-card bg-blush-soft">
          <Picture picture={chosen} sizes="224px" alt={chosen.alt} />
        </div>
      )}
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
      {value !== null && value === added && !chosen && (
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
