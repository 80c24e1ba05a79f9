import { useEffect, useRef, useState } from 'react';
import { attachmentTypeOf, maxAttachmentBytes, maxAttachmentName } from '#contracts/messaging/attachments.js';
import { attachmentRoutes } from '#contracts/messaging/attachments.routes.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { sendFile } from '../../../lib/send-file.js';
import { useServices } from '../../../lib/services.js';
import { messaging } from '../../../texts/messaging.js';
import { picturesOnTheirWay } from '../conversations/pictures-on-their-way.js';

const texts = messaging.composer;

export interface Attachment {
  filename: string;
  isPicture: boolean;
  /** Absent while the file is being uploaded. */
  attachmentId?: string;
}

/** Whether a file cannot be attached, as far as the browser knows; the server checks its content. */
const isRefused = ({ name, size }: File) =>
  attachmentTypeOf(name) === undefined || size === 0 || size > maxAttachmentBytes || name.length > maxAttachmentName;

/** One file that goes with the next message of a conversation; it is uploaded as soon as it is chosen. */
export function useAttachment(conversationId: string) {
  const { api } = useServices();
  const [attachment, setAttachment] = useState<Attachment | null>(null);
  const [refused, setRefused] = useState<{ filename: string; reason: string } | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const attach = async (file: File) => {
    upload.current?.abort();
    const stop = (upload.current = new AbortController());
    setRefused(null);
    const contentType = attachmentTypeOf(file.name);
    if (contentType === undefined || isRefused(file)) {
      setAttachment(null);
      return setRefused({ filename: file.name, reason: texts.refusedText });
    }
    const chosen = { filename: file.name, isPicture: contentType !== 'application/pdf' };
    setAttachment(chosen);
    try {
      const { attachmentId, signedUrl } = await api.call(attachmentRoutes.beginAttachment, {
        params: { id: conversationId },
        body: { filename: file.name, contentType, size: file.size },
        signal: stop.signal,
      });
      // The type in the file's content may differ from its name.
      const typed = new File([file], file.name, { type: contentType });
      await sendFile(signedUrl, typed, { signal: stop.signal, onProgress: () => undefined });
      if (chosen.isPicture) picturesOnTheirWay.keep(attachmentId, file);
      setAttachment({ ...chosen, attachmentId });
    } catch (error) {
      if (stop.signal.aborted) return;
      setAttachment(null);
      setRefused({ filename: file.name, reason: error instanceof ProblemError ? error.message : texts.uploadFailed });
    }
  };
  const clear = () => {
    upload.current?.abort();
    setAttachment(null);
    setRefused(null);
  };
  return { attachment, refused, attach: (file: File) => void attach(file), clear };
}
