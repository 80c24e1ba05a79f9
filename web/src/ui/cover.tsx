import { useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { PictureView } from '#contracts/shared/picture.js';
import { Picture } from './picture.js';

interface CoverProps {
  /** Name of the business, whose first letter replaces a missing picture. */
  name: string;
  picture: PictureView | null;
  /** Displayed width, as the `sizes` of an image. */
  sizes: string;
  /** Aspect ratio as of a picture. */
  isFirst?: boolean;
  className?: string;
}

const style = tv({ base: 'relative grid place-items-center overflow-hidden bg-blush-soft' });

const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase();

/** The picture of a business over a blurred miniature, or its initial under an arch. */
export function Cover({ name, picture, sizes, isFirst, className }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={style({ className })}>
      {picture !== null && picture.pictureId !== failed ? (
        <Picture picture={picture} sizes={sizes} isFirst={isFirst} onError={() => setFailed(picture.pictureId)} />
      ) : (
        <span aria-hidden className="absolute inset-0 grid place-items-center [container-type:size]">
          <span className="grid h-3/5 max-h-64 aspect-3/4 place-items-center rounded-t-full bg-paper pt-[5cqh] display-48 text-[length:min(3rem,34cqh)]! text-plum">
            {initialOf(name)}
          </span>
        </span>
      )}
    </div>
  );
}
