import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../base/lazy-part.js';
import type { GalleryPicture } from './gallery-lightbox.js';

const load = () => import('./gallery-lightbox.js');
const GalleryLightbox = lazyPart(load);

/** Opens pictures in a lightbox, whose code is loaded on intent. */
export function useLightbox(name: string, pictures: readonly GalleryPicture[]) {
  const [shown, setShown] = useState<number>();
  return {
    open: setShown,
    prepare: () => void load(),
    lightbox: shown !== undefined && (
      <Suspense>
        <GalleryLightbox name={name} pictures={pictures} shown={shown} onShow={setShown} />
      </Suspense>
    ),
  };
}
