import { Paperclip, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { messaging } from '../../../texts/messaging.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { Spinner } from '../../../ui/spinner.js';
import type { Attachment } from './use-attachment.js';

const texts = messaging.composer;

/** The file that goes with the next message; the cross takes it off (MSG-12). */
export function AttachmentChip({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { filename, attachmentId } = attachment;
  const isUploading = attachmentId === undefined;
  return (
    <span className="flex h-9 max-w-full items-center gap-2 justify-self-start rounded-full bg-blush pr-1 pl-3 text-14 text-plum-dark">
      {isUploading ? <Spinner /> : <Paperclip className="size-4 shrink-0" aria-hidden />}
      <span className="truncate" role="status">
        {isUploading ? texts.uploading(filename) : filename}
      </span>
      <Button
        aria-label={texts.remove(filename)}
        onPress={onRemove}
        className={`${focusRing} grid size-7 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-surface`}
      >
        <X className="size-4" aria-hidden />
      </Button>
    </span>
  );
}
