import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { tidyMessage } from '#contracts/messaging/message-text.js';
import { browserStorage } from '../../../lib/browser-storage.js';
import { drafts } from '../conversations/drafts.js';
import { useAttachment } from './use-attachment.js';

/** A message as it is written, without what the outbox adds. */
export interface WrittenMessage {
  message: string;
  attachmentId?: string;
  filename?: string;
  isPicture?: boolean;
}

/** The text that is being typed into a conversation, kept as its draft until it is sent. */
export function useWriting(conversationId: string, maxLength: number, onSend: (message: WrittenMessage) => void) {
  const [text, setText] = useState(() => drafts.read(browserStorage(), conversationId));
  const { attachment, refused, attach, clear } = useAttachment(conversationId);
  const field = useRef<HTMLTextAreaElement>(null);
  const message = tidyMessage(text);
  const left = maxLength - message.length;
  const isUploading = attachment !== null && attachment.attachmentId === undefined;
  const canSend = (message !== '' || attachment !== null) && left >= 0 && !isUploading;
  const type = (typed: string) => {
    setText(typed);
    drafts.write(browserStorage(), conversationId, typed);
  };
  const send = () => {
    if (!canSend) return;
    onSend({ message, ...attachment });
    type('');
    clear();
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter also ends what is composed of several keys.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const attachPasted = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    attach(file);
  };
  return { text, type, left, canSend, send, sendOnEnter, attachPasted, field, attachment, refused, attach, clear };
}
