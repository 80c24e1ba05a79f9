import { useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { PictureView } from '#contracts/shared/picture.js';
import { Picture } from './picture.js';

interface CoverProps {
  /** The business; its first letter stands in for a picture that is not there. */
  name: string;
  picture: PictureView | null;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** As a picture says it. */
  isFirst?: boolean;
  className?: string;
}

const style = tv({ base: 'relative grid place-items-center overflow-hidden bg-blush-soft' });

const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase();

/** The picture of a business over a blurred miniature of itself, or its initial under an arch. */
export function Cover({ name, picture, sizes, isFirst, className }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={style({ className })}>
      {picture !== null && picture.pictureId !== failed ? (
        <Picture picture={picture} sizes={sizes} isFirst={isFirst} onError={() => setFailed(picture.pictureId)} />
      ) : (
        <span
          aria-hidden
          className="display-48 grid h-3/5 max-h-64 aspect-3/4 place-items-center rounded-t-full bg-paper pt-3 text-plum"
        >
          {initialOf(name)}
        </span>
      )}
    </div>
  );
}
