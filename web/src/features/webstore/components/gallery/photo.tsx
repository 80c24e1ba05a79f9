import { CircleAlert } from 'lucide-react';
import { isFlagged, type ImageView, type ShownImageView } from '#contracts/webstore/webstore.views.js';
import { editGallery } from '../../../../texts/edit-gallery.js';
import { imageReasons } from '../../../../texts/image-reasons.js';
import { Picture } from '../../../../ui/picture.js';
import { Spinner } from '../../../../ui/spinner.js';
import { FlaggedPicture } from '../public/flagged-picture.js';

const texts = editGallery.grid;

const hasFile = (image: ImageView): image is ShownImageView => image.pictureId !== null;

/** A photo of the draft for its owner: shown, being checked, flagged with the reason, or not a picture. */
export function Photo({ image, sizes }: { image: ImageView; sizes: string }) {
  if (isFlagged(image) && image.validationResult === null) return <BeingChecked image={image} />;
  if (!hasFile(image)) return <NoPicture image={image} />;
  if (isFlagged(image))
    return <FlaggedPicture imageId={image.id} picture={image} reasons={image.reasons} heading="h2" />;
  return (
    <>
      <Picture picture={image} sizes={sizes} alt={image.caption || image.alt} />
      {image.caption !== '' && (
        <p className="absolute inset-x-0 bottom-0 truncate bg-linear-to-t from-night to-transparent px-3 pt-8 pb-2 text-14 text-on-action">
          {image.caption}
        </p>
      )}
    </>
  );
}

const BeingChecked = ({ image }: { image: ImageView }) => (
  <div className="relative grid size-full content-center justify-items-center gap-1 overflow-hidden bg-sunk p-3 text-center text-14">
    {hasFile(image) && (
      <div className="absolute inset-0 scale-110 opacity-40 blur-lg">
        <Picture picture={image} sizes="280px" />
      </div>
    )}
    <p className="relative flex items-center gap-2 font-strong">
      <Spinner />
      {texts.checking}
    </p>
    <p className="relative text-muted max-tablet:hidden">{texts.checkingHelp}</p>
  </div>
);

const NoPicture = ({ image: { reasons } }: { image: ImageView }) => (
  <div className="grid size-full content-center justify-items-center gap-1 bg-clay-soft p-3 text-center text-14">
    <CircleAlert className="size-5 text-clay-ink" aria-hidden />
    <p className="font-strong">{texts.refused}</p>
    {reasons.map((reason) => (
      <p key={reason}>{imageReasons[reason]}</p>
    ))}
  </div>
);
