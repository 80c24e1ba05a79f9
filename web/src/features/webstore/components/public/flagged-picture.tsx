import { ImageOff } from 'lucide-react';
import type { PictureView } from '#contracts/shared/picture.js';
import { siteSettings } from '../../../../base/site-settings.js';
import { galleryWords } from '../../../../texts/webstore-page.js';
import { buttonStyle } from '../../../../ui/button-style.js';
import { Picture } from '../../../../ui/picture.js';

const { flagged: words } = galleryWords;

/** A picture that only owner and admins see, blurred, with the reason and a contact (WS-95). */
export function FlaggedPicture({ picture }: { picture: PictureView }) {
  return (
    <figure className="relative grid size-full min-h-52 overflow-hidden rounded-input bg-blush-soft">
      <div className="absolute inset-0 scale-110 blur-lg">
        <Picture picture={picture} sizes="(min-width: 815px) 280px, 96vw" />
      </div>
      <figcaption className="relative m-2 grid content-center justify-items-center gap-1 rounded-input bg-tag p-3 text-center text-14 text-ink">
        <ImageOff className="size-5 text-clay-ink" aria-hidden />
        <h3 className="font-strong">{words.title}</h3>
        <p>{words.text}</p>
        <p className="text-muted">{words.support}</p>
        <a
          href={`mailto:${siteSettings.administratorEmail}`}
          className={`${buttonStyle({ kind: 'line', size: 'small' })} mt-1`}
        >
          {words.contact}
        </a>
      </figcaption>
    </figure>
  );
}
