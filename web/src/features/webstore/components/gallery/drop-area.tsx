import { ImageUp } from 'lucide-react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { tv } from 'tailwind-variants/lite';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { imageTypeNames } from '#contracts/webstore/image-rules.js';
import { editGallery, mediaUpload } from '../../../../texts/edit-gallery.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import type { Room } from '../../gallery/picked-files.js';

const texts = editGallery.drop;

interface DropAreaProps {
  room: Room;
  /** Whether an upload is in progress, during which no files are accepted (WS-85). */
  isWaiting: boolean;
  onFiles: (files: File[]) => void;
}

const style = tv({
  base: [
    'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-dashed border-line-strong bg-surface px-5 py-5',
    'drop-target:border-plum drop-target:bg-blush-soft',
  ],
  variants: { isClosed: { true: 'border-hairline bg-sunk' } },
});

/** Accepts photos that are dropped or chosen, several at once (WS-74, WS-79). */
export function DropArea({ room, isWaiting, onFiles }: DropAreaProps) {
  const free = Math.max(0, room.max - room.used);
  const isClosed = isWaiting || free === 0;
  const [title, text] = isWaiting
    ? [mediaUpload.WaitForUploadToFinish, texts.wait]
    : free === 0
      ? [texts.fullTitle, room.isFreePlan ? texts.upgrade(room.max) : texts.full]
      : [texts.title, texts.help(free)];
  return (
    <DropZone
      isDisabled={isClosed}
      className={style({ isClosed })}
      getDropOperation={(types) =>
        types.has('Files') || imageTypeNames.some((type) => types.has(type)) ? 'copy' : 'cancel'
      }
      onDrop={({ items }) => {
        const files = items.filter((item) => item.kind === 'file');
        void Promise.all(files.map((item) => item.getFile())).then(onFiles);
      }}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-blush text-plum">
        <ImageUp className="size-5" aria-hidden />
      </span>
      <div className="grid min-w-[min(--spacing(52),100%)] grow">
        <Text slot="label" className="font-strong">
          {title}
        </Text>
        <p className="text-14 text-muted">{text}</p>
      </div>
      {!isClosed && (
        <FileTrigger
          acceptedFileTypes={imageTypeNames}
          allowsMultiple
          onSelect={(files) => onFiles([...(files ?? [])])}
        >
          <Button>{texts.choose}</Button>
        </FileTrigger>
      )}
      {!isWaiting && free === 0 && room.isFreePlan && (
        <ButtonLink to={pagePaths.vendorPrices}>{texts.plans}</ButtonLink>
      )}
    </DropZone>
  );
}
