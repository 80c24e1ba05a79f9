import { isFlagged, type WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editInserts as texts } from '../../../../texts/edit-store.js';
import { editor } from '../../../../texts/editor.js';
import { site } from '../../../../texts/site.js';
import { Cover } from '../../../../ui/cover.js';

/** The printed card with picture, name and web address of the draft. */
export function InsertCard({ draft }: { draft: WebstoreDraftView }) {
  const { name, url, images } = draft;
  const shown = images.filter((image) => !isFlagged(image) && image.pictureId !== null);
  const image = shown.find(({ isCoverPhoto }) => isCoverPhoto) ?? shown[0];
  const title = name === '' ? editor.previewPage.unnamed : name;
  return (
    <figure className="grid place-items-center bg-blush p-8">
      <figcaption className="sr-only">{texts.card}</figcaption>
      <div className="w-56 max-w-full -rotate-3 overflow-hidden rounded-input bg-surface text-center shadow-float">
        <Cover
          name={title}
          picture={image && image.pictureId !== null ? { ...image, pictureId: image.pictureId } : null}
          sizes="224px"
          className="aspect-square"
        />
        <div className="px-4 py-5">
          <p className="display-22 wrap-anywhere">{title}</p>
          {url !== null && (
            <p className="mt-2 text-12 text-muted wrap-anywhere">
              {new URL(site.url).host}/{url}
            </p>
          )}
        </div>
      </div>
    </figure>
  );
}
