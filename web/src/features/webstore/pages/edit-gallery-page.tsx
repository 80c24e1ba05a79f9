import { useState } from 'react';
import { sections } from '#contracts/webstore/sections.js';
import { imageLimitOf } from '#contracts/webstore/image-rules.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editGallery as texts } from '../../../texts/edit-gallery.js';
import { Notice } from '../../../ui/notice.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { SectionPage } from '../components/editor/section-page.js';
import { DropArea } from '../components/gallery/drop-area.js';
import { LeaveWhileUploading } from '../components/gallery/leave-while-uploading.js';
import { PhotoGrid, photoName } from '../components/gallery/photo-grid.js';
import { PhotoSheet } from '../components/gallery/photo-sheet.js';
import { UploadList } from '../components/gallery/upload-list.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { sortFiles } from '../gallery/picked-files.js';
import { useCheckedImages, useGalleryChanges } from '../gallery/use-gallery.js';
import { useUploads } from '../gallery/use-uploads.js';
import type { SectionForm } from '../section-form.js';
import { useSectionEditor } from '../use-section-editor.js';

const { title: heading } = sections.gallery;

/** The photos of a webstore; every change is saved at once, and visible to couples after the next publish (WS-74). */
export default function EditGalleryPage() {
  return <EditedDraft heading={heading}>{(draft) => <Gallery key={draft.id} opened={draft} />}</EditedDraft>;
}

/** The gallery has no field of the draft: the page publishes the changes of other sections. */
const noFields: SectionForm<Record<never, never>> = { fields: [], valuesOf: () => ({}) };

function Gallery({ opened }: { opened: WebstoreDraftView }) {
  const editor = useSectionEditor(noFields, opened);
  const { draft, takeOver } = editor;
  const { images, subscriptionTier } = draft;
  const room = { max: imageLimitOf(subscriptionTier), used: images.length, isFreePlan: subscriptionTier === 'starter' };
  const reload = useCheckedImages(draft, takeOver);
  const uploads = useUploads({ webstoreId: draft.id, category: 'general', onAdded: reload });
  return (
    <>
      <SectionPage
        section="gallery"
        isWide
        draft={draft}
        heading={heading}
        lead={texts.lead}
        aside={texts.used(images.length, room.max)}
      >
        <div className="grid gap-6">
          <DropArea
            room={room}
            isWaiting={uploads.isRunning}
            onFiles={(files) => uploads.add(sortFiles(files, room), images.length)}
          />
          <UploadList {...uploads} onRetry={(key) => uploads.retry(key, images.length)} />
          {images.length > room.max && (
            <Notice tone="warning" title={texts.hidden.title(images.length - room.max)}>
              <p>{texts.hidden.text(room.max)}</p>
            </Notice>
          )}
          <Photos draft={draft} takeOver={takeOver} />
        </div>
      </SectionPage>
      <LeaveWhileUploading isUploading={uploads.isRunning} />
      <SaveBar save={{ onPress: () => undefined }} editor={editor} idle={null} />
    </>
  );
}

interface PhotosProps {
  draft: WebstoreDraftView;
  takeOver: (newer: WebstoreDraftView) => void;
}

/** The photos in their order, with the open one beside them. */
function Photos({ draft, takeOver }: PhotosProps) {
  const { isBusy, save, remove, reorder } = useGalleryChanges(draft, takeOver);
  const [openId, setOpenId] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const { images } = draft;
  const at = images.findIndex(({ id }) => id === openId);
  const open = images[at];
  const close = () => setOpenId(null);
  const closeIf = async (work: Promise<boolean>) => {
    if (await work) close();
  };
  const move = async (ids: readonly string[], movedId: string | undefined) => {
    const image = images.find(({ id }) => id === movedId);
    const place = ids.indexOf(movedId ?? '') + 1;
    const isMoved = await reorder(ids);
    if (image) setStatus(isMoved ? texts.grid.moved(photoName(image, place), place, ids.length) : texts.grid.notMoved);
  };
  const firstMovable = images[0]?.isCoverPhoto ? 1 : 0;
  const ids = images.map(({ id }) => id);
  if (images.length === 0) return <p className="rounded-card bg-sunk p-5 text-muted">{texts.grid.empty}</p>;
  return (
    <section className="grid gap-4">
      <p className="text-14 text-muted">{texts.grid.help}</p>
      <PhotoGrid
        images={images}
        onEdit={setOpenId}
        onReorder={(order) =>
          void move(
            order,
            order.find((id, index) => ids.indexOf(id) > index),
          )
        }
      />
      <p role="status" className="min-h-6 text-14 text-muted">
        {status}
      </p>
      {open && (
        <PhotoSheet
          key={open.id}
          image={open}
          place={at + 1}
          of={images.length}
          canMove={{ earlier: at > firstMovable, later: at >= firstMovable && at < images.length - 1 }}
          isBusy={isBusy}
          onSave={async (changes) => {
            setStatus('');
            const isSaved = await save(open.id, changes);
            if (isSaved) setStatus(texts.sheet.saved);
            return isSaved;
          }}
          onMove={(by) => void move(ids.toSpliced(at, 1).toSpliced(at + by, 0, open.id), open.id)}
          onDelete={() => void closeIf(remove(open.id))}
          onClose={close}
        />
      )}
    </section>
  );
}
