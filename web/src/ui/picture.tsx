import { tv } from 'tailwind-variants/lite';
import { pictureAddress, pictureSources, type PictureView } from '#contracts/shared/picture.js';

interface PictureProps {
  picture: PictureView;
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** Decoration has none; else what is seen. */
  alt?: string;
  /** The largest picture in view when the page opens: asked for first. */
  isFirst?: boolean;
  onError?: () => void;
  className?: string;
}

const style = tv({ base: 'relative size-full object-cover' });

/** A picture in the width that the screen asks for, over a blurred miniature of itself. Fills what it stands in. */
export function Picture({ picture, sizes, alt = '', isFirst = false, onError, className }: PictureProps) {
  const { pictureId, placeholder, width, height } = picture;
  return (
    <>
      {placeholder !== '' && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-lg" />
      )}
      <picture className="contents">
        <source type="image/webp" srcSet={pictureSources(pictureId, 'webp')} sizes={sizes} />
        <img
          src={pictureAddress(pictureId, 640, 'jpg')}
          srcSet={pictureSources(pictureId, 'jpg')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding={isFirst ? 'sync' : 'async'}
          className={style({ className })}
          onError={onError}
        />
      </picture>
    </>
  );
}
