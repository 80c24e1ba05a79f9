import { useState } from 'react';
import { tv } from 'tailwind-variants/lite';

interface CoverProps {
  /** The business; its first letter stands in for a picture that is not there. */
  name: string;
  src: string | null;
  className?: string;
}

const style = tv({ base: 'relative grid place-items-center overflow-hidden bg-blush-soft' });

const initialOf = (name: string) => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '').toUpperCase();

/** The picture of a business, or its initial under an arch. */
export function Cover({ name, src, className }: CoverProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={style({ className })}>
      {src !== null && src !== failed ? (
        <img
          src={src}
          alt=""
          width={640}
          height={480}
          loading="lazy"
          className="size-full object-cover"
          onError={() => setFailed(src)}
        />
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
