import { Suspense } from 'react';
import { ImageOff } from 'lucide-react';
import type { PictureView } from '#contracts/shared/picture.js';
import type { ImageReason } from '#contracts/webstore/image-rules.js';
import { lazyPart } from '../../../../base/lazy-part.js';
import { siteSettings } from '../../../../base/site-settings.js';
import { useUser } from '../../../../lib/services.js';
import { imageReasons } from '../../../../texts/image-reasons.js';
import { galleryWords } from '../../../../texts/webstore-page.js';
import { buttonStyle } from '../../../../ui/button-style.js';
import { Picture } from '../../../../ui/picture.js';

const { flagged: words } = galleryWords;
const ApprovePicture = lazyPart(() => import('./approve-picture.js'));

interface FlaggedPictureProps {
  /** Id of the image in its webstore; the files of an upload have the same. */
  imageId: string;
  picture: PictureView;
  /** Why the automatic check did not approve it, where that is known. */
  reasons?: readonly ImageReason[];
  /** One level below the heading around it: the section of a page, or the page of the editor. */
  heading?: 'h2' | 'h3';
}

/**
 * A picture that only its owner and operators see, blurred, with the reason. Its owner can ask for another look, and an
 * operator can approve it here (WS-95, OP-45).
 */
export function FlaggedPicture({ imageId, picture, reasons = [], heading: Heading = 'h3' }: FlaggedPictureProps) {
  const isOperator = useUser()?.isAdmin === true;
  return (
    <figure className="relative grid size-full min-h-52 overflow-hidden rounded-input bg-blush-soft">
      <div className="absolute inset-0 scale-110 blur-lg">
        <Picture picture={picture} sizes="(min-width: 815px) 280px, 96vw" />
      </div>
      <figcaption className="relative m-2 grid content-center justify-items-center gap-1 rounded-input bg-tag p-3 text-center text-14 text-ink">
        <ImageOff className="size-5 text-clay-ink" aria-hidden />
        <Heading className="font-strong">{words.title}</Heading>
        <p>{words.text}</p>
        {reasons.map((reason) => (
          <p key={reason}>{imageReasons[reason]}</p>
        ))}
        <p className="text-muted">{isOperator ? words.forOperators : words.support}</p>
        {isOperator ? (
          <Suspense fallback={null}>
            <ApprovePicture imageId={imageId} />
          </Suspense>
        ) : (
          <a href={supportAddress(picture)} className={`${buttonStyle({ kind: 'line', size: 'small' })} mt-1`}>
            {words.contact}
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** A message to the administrator that is written already but for the reason. */
function supportAddress({ pictureId }: PictureView): string {
  const { subject, body } = words.mail;
  const fields = new URLSearchParams({ subject, body: body(pictureId) });
  // Mail programs take a plus sign for itself.
  return `mailto:${siteSettings.administratorEmail}?${fields.toString().replaceAll('+', '%20')}`;
}
