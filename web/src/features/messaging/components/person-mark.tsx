import type { PictureView } from '#contracts/shared/picture.js';
import { tv } from 'tailwind-variants/lite';
import { Picture } from '../../../ui/picture.js';

interface PersonMarkProps {
  image: PictureView | null;
  /** Initials, where there is no picture. */
  text: string;
  size?: 'small' | 'medium' | 'large';
}

const style = tv({
  base: 'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-blush font-serif font-strong text-plum-dark',
  variants: { size: { small: 'size-8 text-12', medium: 'size-12 text-16', large: 'size-12 text-16' } },
  defaultVariants: { size: 'medium' },
});

/** The other side of a conversation: the cover of a vendor, or initials. */
export const PersonMark = ({ image, text, size }: PersonMarkProps) => (
  <span aria-hidden className={style({ size })}>
    {image ? <Picture picture={image} sizes="3rem" /> : text}
  </span>
);
