import { Suspense } from 'react';
import { Pencil } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { lazyPart } from '../../../../base/lazy-part.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { useOwns } from '../../use-owns.js';

const OwnerPhotos = lazyPart(() => import('./owner-photos.js'));

/** A link to the editor for the owner of the page (WS-220). */
export function OwnerControls({ webstoreId }: { webstoreId: string }) {
  if (!useOwns(webstoreId)) return null;
  return (
    <ButtonLink to={pagePaths.vendorEditAbout} size="small">
      <Pencil className="size-4" aria-hidden />
      {texts.edit}
    </ButtonLink>
  );
}

/** Uploading and editing photos, for whom the page belongs to; nobody else loads the code for it (WS-220). */
export function OwnerGalleryControls({ webstoreId }: { webstoreId: string }) {
  if (!useOwns(webstoreId)) return null;
  return (
    <Suspense fallback={null}>
      <OwnerPhotos webstoreId={webstoreId} />
    </Suspense>
  );
}
