import { useState } from 'react';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { maxCaptionLength } from '#contracts/webstore/image-rules.js';
import type { ImageView } from '#contracts/webstore/webstore.views.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { editGallery, mediaUpload } from '../../../../texts/edit-gallery.js';
import { Button } from '../../../../ui/button.js';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.js';
import { Modal } from '../../../../ui/modal.js';
import { SwitchRow } from '../../../../ui/switch-row.js';
import { TextArea } from '../../../../ui/text-area.js';
import { useAutoSave } from '../../use-auto-save.js';
import { Photo } from './photo.js';

const texts = editGallery.sheet;

type Question = 'discard' | 'delete';

export interface PhotoChanges {
  caption: string;
  isCoverPhoto: boolean;
}

interface PhotoSheetProps {
  image: ImageView;
  place: number;
  of: number;
  /** How far it can be moved: the cover cannot, and no photo before the cover. */
  canMove: { earlier: boolean; later: boolean };
  isBusy: boolean;
  /** Saves, and keeps the sheet open; returns whether it succeeded. */
  onSave: (changes: PhotoChanges) => Promise<boolean>;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** One photo: caption, cover, position, and a button to delete it (WS-74). */
export function PhotoSheet(props: PhotoSheetProps) {
  const { image, place, of, isBusy, onDelete, onClose } = props;
  const [caption, setCaption] = useState(image.caption);
  const [isCoverPhoto, setCover] = useState(image.isCoverPhoto);
  const [question, setQuestion] = useState<Question | null>(null);
  const isChanged = caption.trim() !== image.caption || isCoverPhoto !== image.isCoverPhoto;
  const { save, isSaved } = useSaving(props, { caption, isCoverPhoto }, isChanged && question === null);
  return (
    <>
      <Modal
        isOpen
        size="small"
        title={texts.title(place, of)}
        close={texts.close}
        onClose={() => (isChanged ? setQuestion('discard') : onClose())}
      >
        <div className="grid gap-5">
          <div className="relative aspect-4/3 overflow-hidden rounded-card bg-blush-soft">
            <Photo image={{ ...image, caption: '' }} sizes="440px" />
          </div>
          <TextArea
            label={texts.caption}
            description={texts.captionHelp}
            rows={2}
            maxLength={maxCaptionLength}
            value={caption}
            onChange={(text) => setCaption(text.replaceAll('\n', ' '))}
            counter={texts.counter(caption.length, maxCaptionLength)}
          />
          <div>
            <SwitchRow label={texts.cover} isSelected={isCoverPhoto} onChange={setCover} />
            <p className="text-14 text-muted">{texts.coverHelp}</p>
          </div>
          <Moves {...props} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button kind="quiet" className="-ml-3 text-clay-ink" onPress={() => setQuestion('delete')}>
              <Trash2 className="size-4" aria-hidden />
              {texts.delete}
            </Button>
            {/* The button keeps the width of its longest label: another line of buttons would make the sheet jump. */}
            <Button
              kind="primary"
              className="min-w-36"
              isDisabled={!isChanged}
              isPending={isBusy}
              onPress={() => void save(onClose)}
            >
              {isBusy ? texts.saving : isChanged ? texts.save : editAbout.autoSaved}
            </Button>
          </div>
          <p role="status" className="-mt-3 min-h-5 text-right text-14 text-muted">
            {isSaved && !isChanged ? texts.saved : ''}
          </p>
        </div>
      </Modal>
      <Questions {...{ question, isBusy, onDelete, onClose }} onStay={() => setQuestion(null)} />
    </>
  );
}

/** Saves the changes with a button, and by themselves after a pause, as every section does (WS-27). */
function useSaving({ isBusy, onSave }: PhotoSheetProps, changes: PhotoChanges, isWaiting: boolean) {
  const [saved, setSaved] = useState<string | null>(null);
  /** Changes that could not be saved; they wait for others, or for the button. */
  const [failed, setFailed] = useState<string | null>(null);
  const values = JSON.stringify(changes);
  const save = async (then?: () => void) => {
    const isDone = await onSave(changes);
    setSaved(isDone ? values : null);
    setFailed(isDone ? null : values);
    if (isDone) then?.();
  };
  useAutoSave({
    isWaiting: isWaiting && !isBusy && values !== failed,
    values,
    failure: undefined,
    save,
  });
  return { save, isSaved: saved === values };
}

function Moves({ canMove, isBusy, onMove }: PhotoSheetProps) {
  return (
    <div className="flex gap-2">
      <Button size="small" isDisabled={!canMove.earlier || isBusy} onPress={() => onMove(-1)}>
        <ArrowLeft className="size-4" aria-hidden />
        {texts.earlier}
      </Button>
      <Button size="small" isDisabled={!canMove.later || isBusy} onPress={() => onMove(1)}>
        <ArrowRight className="size-4" aria-hidden />
        {texts.later}
      </Button>
    </div>
  );
}

interface QuestionsProps extends Pick<PhotoSheetProps, 'isBusy' | 'onDelete' | 'onClose'> {
  question: Question | null;
  onStay: () => void;
}

/** Asks for a confirmation before changes are lost (WS-76), and before the photo is deleted (WS-88). */
function Questions({ question, isBusy, onDelete, onClose, onStay }: QuestionsProps) {
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'discard'}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        cancel={texts.stay}
        onConfirm={onClose}
        onCancel={onStay}
      />
      <ConfirmDialog
        isOpen={question === 'delete'}
        title={mediaUpload.ConfirmDeleteTitle}
        text={mediaUpload.ConfirmDeleteMessage}
        confirm={texts.delete}
        cancel={texts.keep}
        isPending={isBusy}
        onConfirm={onDelete}
        onCancel={onStay}
      />
    </>
  );
}
