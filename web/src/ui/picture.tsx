import { tv } from 'tailwind-variants/lite';
import { pictureAddress, pictureSources, type PictureView } from '#contracts/shared/picture.js';

interface PictureProps {
  picture: PictureView;
  /** Displayed width, as the `sizes` of an image. */
  sizes: string;
  /** Empty for decoration, otherwise a description. */
  alt?: string;
  /** Whether it is the largest visible picture when the page opens, which is loaded first. */
  isFirst?: boolean;
  onError?: () => void;
  className?: string;
}

const style = tv({ base: 'relative size-full object-cover' });

/** A responsive picture over its miniature, which fills its container. */
export function Picture({ picture, sizes, alt = '', isFirst = false, onError, className }: PictureProps) {
  const { pictureId, placeholder, width, height } = picture;
  return (
    <>
      {placeholder !== '' && (
        <img src={placeholder} alt="" className="absolute inset-0 size-full scale-110 object-cover" />
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
