import { ArrowUp, Paperclip } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { attachmentTypeNames } from '#contracts/messaging/attachments.js';
import { messaging } from '../../../texts/messaging.js';
import { Button } from '../../../ui/button.js';
import { IconButton } from '../../../ui/icon-button.js';
import { Notice } from '../../../ui/notice.js';
import { AttachmentChip } from './attachment-chip.js';
import { useWriting, type WrittenMessage } from './use-writing.js';

const texts = messaging.composer;

interface ComposerProps {
  conversationId: string;
  /** Name of the receiver. */
  name: string;
  /** Most characters of a message. */
  maxLength: number;
  onSend: (message: WrittenMessage) => void;
}

/** Characters that are left when the count appears. */
const countsFrom = 500;

/**
 * Writes a message. It keeps what is typed to itself, so that a long thread above it is not rendered with every key; a
 * draft is kept for each conversation.
 */
export function Composer({ conversationId, name, maxLength, onSend }: ComposerProps) {
  const { field, ...writing } = useWriting(conversationId, maxLength, onSend);
  const { attachment, refused, left } = writing;
  return (
    <form
      aria-label={texts.label(name)}
      onSubmit={(event) => {
        event.preventDefault();
        writing.send();
      }}
      className="grid gap-3 border-t border-hairline px-3 py-3 desk:px-6 desk:py-4"
    >
      {refused && (
        <Notice tone="problem" title={texts.refused(refused.filename)}>
          {refused.reason}
        </Notice>
      )}
      <div className="grid gap-2 rounded-card border border-line-strong bg-surface px-4 py-3 has-[textarea:focus]:border-plum has-[textarea:focus]:inset-ring has-[textarea:focus]:inset-ring-plum">
        {attachment && <AttachmentChip attachment={attachment} onRemove={writing.clear} />}
        <TextField
          aria-label={texts.field}
          value={writing.text}
          onChange={writing.type}
          isInvalid={left < 0}
          validationBehavior="aria"
        >
          <TextArea
            ref={field}
            rows={1}
            enterKeyHint="send"
            placeholder={texts.placeholder}
            onKeyDown={writing.sendOnEnter}
            onPaste={writing.attachPasted}
            className="block field-sizing-content max-h-48 min-h-6 w-full resize-none bg-transparent text-16 outline-0 placeholder:text-muted"
          />
        </TextField>
        <div className="flex items-center gap-2 max-tiny:flex-wrap">
          <FileTrigger
            acceptedFileTypes={attachmentTypeNames}
            onSelect={(files) => files?.[0] && writing.attach(files[0])}
          >
            <IconButton label={texts.attach} icon={Paperclip} className="-ml-2" />
          </FileTrigger>
          <span className="mr-auto text-12 text-muted">{texts.limits}</span>
          <Left left={left} />
          <span className="text-12 text-muted max-desk:hidden">{texts.enterSends}</span>
          <Button type="submit" kind="primary" size="small" isDisabled={!writing.canSend}>
            {texts.send}
            <ArrowUp className="size-4" aria-hidden />
          </Button>
        </div>
      </div>
    </form>
  );
}

/** How many characters are left, once that matters. */
function Left({ left }: { left: number }) {
  if (left >= countsFrom) return null;
  return (
    <p role="status" className={`text-12 ${left < 0 ? 'text-clay-ink' : 'text-muted'}`}>
      {left < 0 ? texts.tooLong(-left) : texts.left(left)}
    </p>
  );
}
