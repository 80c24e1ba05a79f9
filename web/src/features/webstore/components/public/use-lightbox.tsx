import { lazy, Suspense, useState } from 'react';
import type { GalleryPicture } from './gallery-lightbox.js';

const load = () => import('./gallery-lightbox.js');
const GalleryLightbox = lazy(load);

/** Opens pictures one by one over the page; its code is loaded when somebody is about to. */
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
