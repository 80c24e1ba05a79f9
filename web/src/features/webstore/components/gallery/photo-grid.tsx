import type { ReactNode } from 'react';
import { GripVertical, Pencil, Pin } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { tv } from 'tailwind-variants/lite';
import { isFlagged, type ImageView } from '#contracts/webstore/webstore.views.js';
import { editGallery } from '../../../../texts/edit-gallery.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { Photo } from './photo.js';

const texts = editGallery.grid;

export const photoName = ({ caption }: Pick<ImageView, 'caption'>, place: number): string =>
  caption || texts.numbered(place);

interface PhotoGridProps {
  images: readonly ImageView[];
  onEdit: (imageId: string) => void;
  /** Called with the ids of all photos in their new order. */
  onReorder: (imageIds: string[]) => void;
}

/** Type under which the id of a photo is dragged, so that nothing else can be dropped here. */
const draggedPhoto = 'application/x-photo-id';
const tile = 'relative overflow-hidden rounded-card bg-blush-soft';
const tileStyle = tv({
  base: [tile, focusRing, 'dragging:opacity-40 drop-target:outline-2 drop-target:outline-plum'],
  // Texts and a button need more space than a photo.
  variants: {
    shape: {
      photo: 'aspect-4/3',
      reason: 'aspect-4/3 max-tablet:col-span-2',
      flagged: 'max-tablet:col-span-2 max-tablet:min-h-64 tablet:row-span-2 tablet:min-h-92 self-stretch grid',
    },
  },
});
/**
 * On wide screens the grid leaves two by two places free for the cover, as at the top of the public page. The cover is
 * no part of the list, because it has no position; the ratio is that of two photos and the gap between them.
 */
const coverStyle = `${tile} aspect-4/3 max-w-140 tablet:aspect-[1.322] tablet:absolute tablet:top-0 tablet:left-0 tablet:w-[calc((200%-(--spacing(3)))/3)] tablet:max-w-none full:w-[calc((100%-(--spacing(3)))/2)]`;
const placeOfCover =
  'tablet:before:col-span-2 tablet:before:row-span-2 tablet:before:aspect-[1.322] tablet:before:w-full';
const shapeOf = (image: ImageView) => {
  if (!isFlagged(image) || image.validationResult === null) return 'photo';
  return image.pictureId === null ? 'reason' : 'flagged';
};

const sign = `${focusRing} grid size-9 cursor-pointer place-items-center rounded-full bg-tag text-ink shadow-float`;

/**
 * The photos in their order, which can be dragged with mouse, finger or keyboard; the cover stays in its place (WS-89,
 * WS-90).
 */
export function PhotoGrid({ images, onEdit, onReorder }: PhotoGridProps) {
  const cover = images.find(({ isCoverPhoto }) => isCoverPhoto);
  const movable = images.filter(({ id }) => id !== cover?.id);
  const placeOf = ({ id }: ImageView) => images.findIndex((image) => image.id === id) + 1;
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [draggedPhoto]: String(key) })),
    acceptedDragTypes: [draggedPhoto],
    getDropOperation: () => 'move',
    // On a photo, not between two: a line between them would need a place of the grid, and move all that follow.
    onItemDrop: ({ items: [item], target, isInternal }) => {
      if (!isInternal || item?.kind !== 'text') return;
      void item.getText(draggedPhoto).then((id) => {
        const ids = movable.map((image) => image.id);
        onReorder([...(cover ? [cover.id] : []), ...movedTo(ids, id, String(target.key))]);
      });
    },
  });
  return (
    <div className="relative grid gap-3">
      {cover && (
        <div className={coverStyle}>
          <Photo image={cover} sizes="(min-width: 815px) 560px, 96vw" />
          <span className="absolute top-3 left-3 flex items-center gap-1.5 rounded-full bg-tag px-3 py-1 text-14 font-strong text-ink">
            <Pin className="size-4" aria-hidden />
            {texts.cover}
          </span>
          <EditButton name={photoName(cover, 1)} onPress={() => onEdit(cover.id)} />
        </div>
      )}
      <GridList
        aria-label={texts.label}
        layout="grid"
        items={movable}
        dependencies={[images]}
        dragAndDropHooks={dragAndDropHooks}
        className={`grid grid-cols-2 items-start gap-3 tablet:grid-cols-3 full:grid-cols-4 ${cover ? placeOfCover : ''}`}
      >
        {(image) => (
          <GridListItem textValue={photoName(image, placeOf(image))} className={tileStyle({ shape: shapeOf(image) })}>
            <Photo image={image} sizes="(min-width: 815px) 280px, 48vw" />
            <span className="absolute top-2 left-2 grid size-8 place-items-center rounded-full bg-tag text-14 font-strong text-ink">
              {placeOf(image)}
            </span>
            <Same image={image} images={images} />
            <AriaButton
              slot="drag"
              aria-label={texts.drag(photoName(image, placeOf(image)))}
              className={`${sign} absolute top-2 right-13 cursor-grab`}
            >
              <GripVertical className="size-4" aria-hidden />
            </AriaButton>
            <EditButton name={photoName(image, placeOf(image))} onPress={() => onEdit(image.id)} />
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

function EditButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <AriaButton aria-label={texts.edit(name)} onPress={onPress} className={`${sign} absolute top-2 right-2`}>
      <Pencil className="size-4" aria-hidden />
    </AriaButton>
  );
}

/** A hint that the gallery has the same photo twice, for as long as it has the other one. */
const Same = ({ image, images }: { image: ImageView; images: readonly ImageView[] }): ReactNode =>
  images.some(({ id }) => id === image.sameAs) &&
  !isFlagged(image) && (
    <span className="absolute bottom-2 left-2 rounded-full bg-tag px-2 text-14 text-ink">{texts.same}</span>
  );

/** Moves an id to the position of another one (WS-89). */
const movedTo = (ids: readonly string[], moved: string, target: string): string[] =>
  ids.filter((id) => id !== moved).toSpliced(ids.indexOf(target), 0, moved);
