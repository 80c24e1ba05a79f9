import { useState } from 'react';
import { Download, FileText } from 'lucide-react';
import type { AttachedFileView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import { IconButton } from '../../../ui/icon-button.js';
import { Spinner } from '../../../ui/spinner.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { picturesOnTheirWay } from '../conversations/pictures-on-their-way.js';
import { formatBytes } from '../message-format.js';

const texts = messaging.thread;
const card = 'flex items-center gap-3 rounded-card border border-hairline bg-surface py-3 pr-2 pl-3 max-w-full';

/** Downloads a file under its own name: its address has an id only. */
function saveAs(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
}

interface AttachedFileProps {
  file: AttachedFileView;
  isPicture: boolean;
  /** Reads the file again: its address is good for ten minutes. */
  onReadAgain: () => Promise<AttachedFileView | null>;
}

/** A file that came with a message: a picture is shown, a PDF can only be downloaded. */
export function AttachedFile({ file, isPicture, onReadAgain }: AttachedFileProps) {
  const [wasReadAgain, setReadAgain] = useState(false);
  const readOnce = () => {
    if (wasReadAgain) return;
    setReadAgain(true);
    void onReadAgain().catch(() => undefined);
  };
  const download = async () => {
    const fresh = await onReadAgain().catch(() => null);
    saveAs((fresh ?? file).url, file.filename);
  };
  const { filename, url, caption, contentType, size } = file;
  if (isPicture) {
    return (
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={texts.openPicture(filename)}
        className={`${focusRing} rounded-card`}
      >
        <img
          src={url}
          alt={caption || filename}
          loading="lazy"
          onError={readOnce}
          className="max-h-72 min-h-24 w-auto max-w-full min-w-24 rounded-card bg-sunk object-cover"
        />
      </a>
    );
  }
  const type = contentType === 'application/pdf' ? texts.pdf : texts.picture;
  return (
    <div className={card}>
      <FileMark />
      <span className="grid min-w-0">
        <span className="truncate text-14 font-strong">{filename}</span>
        <span className="text-12 text-muted">{texts.file(type, formatBytes(size))}</span>
      </span>
      <IconButton label={texts.download(filename)} icon={Download} onPress={() => void download()} />
    </div>
  );
}

interface PendingFileProps {
  filename: string;
  attachmentId: string;
  isPicture: boolean;
  isSending: boolean;
}

/** A file whose message is not confirmed: a picture under a spinner, of others the name only (MSG-16, MSG-17). */
export function PendingFile({ filename, attachmentId, isPicture, isSending }: PendingFileProps) {
  const address = isPicture ? picturesOnTheirWay.addressOf(attachmentId) : undefined;
  if (address !== undefined) {
    return (
      <span className="relative grid place-items-center">
        <img src={address} alt={filename} className="max-h-72 min-h-24 min-w-24 rounded-card object-cover opacity-50" />
        {isSending && (
          <span className="absolute grid size-12 place-items-center rounded-full bg-tag text-plum">
            <Spinner />
          </span>
        )}
      </span>
    );
  }
  return (
    <span className={`${card} pr-4`}>
      {isSending && isPicture ? <Spinner /> : <FileMark />}
      <span className="truncate text-14 font-strong">{filename}</span>
    </span>
  );
}

const FileMark = () => (
  <span className="grid size-9 shrink-0 place-items-center rounded-input bg-blush text-plum-dark">
    <FileText className="size-4.5" strokeWidth={1.75} aria-hidden />
  </span>
);
