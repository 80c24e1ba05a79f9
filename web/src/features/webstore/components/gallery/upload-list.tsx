import { CircleAlert, CircleCheck, Clock, RotateCcw, X } from 'lucide-react';
import { editGallery } from '../../../../texts/edit-gallery.js';
import { Button } from '../../../../ui/button.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Progress } from '../../../../ui/progress.js';
import type { Upload, Uploads } from '../../gallery/use-uploads.js';

const texts = editGallery.uploads;
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const sizeIn = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${megabytes.format(bytes / 1_000_000)} MB`;

interface UploadListProps extends Pick<Uploads, 'uploads' | 'isRunning' | 'cancel' | 'stop' | 'remove' | 'clear'> {
  onRetry: (key: string) => void;
}

/** Chosen files, each with its progress or its error. */
export function UploadList({ uploads, isRunning, stop, clear, ...actions }: UploadListProps) {
  if (uploads.length === 0) return null;
  const underWay = uploads.filter(({ state }) => state === 'queued' || state === 'sending').length;
  return (
    <section className="rounded-card border border-hairline bg-surface" aria-label={texts.over}>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <h2 className="display-22" role="status">
          {isRunning ? texts.title(underWay) : texts.over}
        </h2>
        <Button size="small" onPress={isRunning ? stop : clear}>
          {isRunning ? texts.stop : texts.clear}
        </Button>
      </div>
      <ul>
        {uploads.map((upload) => (
          <Line key={upload.key} upload={upload} isBusy={isRunning} {...actions} />
        ))}
      </ul>
    </section>
  );
}

interface LineProps extends Pick<UploadListProps, 'cancel' | 'remove' | 'onRetry'> {
  upload: Upload;
  isBusy: boolean;
}

function Line({ upload, isBusy, cancel, remove, onRetry }: LineProps) {
  const { key, file, state } = upload;
  const isUnderWay = state === 'queued' || state === 'sending';
  return (
    <li className="flex items-center gap-4 border-t border-hairline py-3 pr-3 pl-5">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex justify-between gap-4">
          <span className="truncate font-strong">{file.name}</span>
          <span className="shrink-0 text-14 text-muted">
            {state === 'sending' ? texts.sent(sizeIn(upload.sent), sizeIn(file.size)) : sizeIn(file.size)}
          </span>
        </p>
        <State upload={upload} />
      </div>
      {state === 'failed' && (
        <IconButton
          label={texts.retryFile(file.name)}
          icon={RotateCcw}
          isDisabled={isBusy}
          onPress={() => onRetry(key)}
        />
      )}
      <IconButton
        label={isUnderWay ? texts.cancel(file.name) : texts.remove(file.name)}
        icon={X}
        onPress={() => (isUnderWay ? cancel(key) : remove(key))}
      />
    </li>
  );
}

function State({ upload: { file, state, sent, reason } }: { upload: Upload }) {
  if (state === 'sending') {
    return (
      <Progress label={file.name} value={sent} of={file.size} text={texts.sent(sizeIn(sent), sizeIn(file.size))} />
    );
  }
  const [Icon, text] = {
    queued: [Clock, texts.queued] as const,
    done: [CircleCheck, texts.done] as const,
    cancelled: [X, texts.cancelled] as const,
    failed: [CircleAlert, reason] as const,
    refused: [CircleAlert, reason] as const,
  }[state];
  return (
    <p className={`flex gap-2 text-14 wrap-anywhere ${reason === undefined ? 'text-muted' : 'text-clay-ink'}`}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      {text}
    </p>
  );
}
