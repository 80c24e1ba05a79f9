import { CircleAlert } from 'lucide-react';
import type { AttachedFileView, MessageView, QuoteRequestView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import { Button } from '../../../ui/button.js';
import { Spinner } from '../../../ui/spinner.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { LinkedText } from '../components/linked-text.js';
import { PersonMark } from '../components/person-mark.js';
import type { Outbox } from '../conversations/outbox.js';
import { formatMessageTime } from '../message-format.js';
import { AttachedFile, PendingFile } from './attached-file.js';
import { QuoteCard } from '../components/quote-card.js';
import type { ShownMessage } from './shown-message.js';

const texts = messaging.thread;

interface MessageRowProps {
  /** Name of the other side. */
  name: string;
  message: ShownMessage;
  isFirstOfRun: boolean;
  isLastOfMoment: boolean;
  outbox: Outbox;
  /** The webstore of the vendor who reads; undefined for couples. */
  ownWebstoreId: string | undefined;
  onReadAgain: (seq: number) => Promise<MessageView | undefined>;
}

/** One message: own ones on the right, those of the other side on the left. */
export function MessageRow({ name, message, isFirstOfRun, isLastOfMoment, outbox, ...rest }: MessageRowProps) {
  const isOwn = message.source === 'sent';
  const says = isLastOfMoment || message.state !== 'sent';
  return (
    <div className={`flex gap-3 px-4 pt-1.5 desk:px-6 ${isFirstOfRun ? 'mt-2' : ''} ${isOwn ? 'justify-end' : ''}`}>
      {!isOwn && (
        <div className="w-8 shrink-0">
          {isFirstOfRun && <PersonMark size="small" image={message.avatarImage} text={message.avatarText} />}
        </div>
      )}
      <div
        className={`grid max-w-[85%] min-w-0 gap-1 desk:max-w-[75%] ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}
      >
        <span className="sr-only">{isOwn ? texts.you : name}</span>
        <Content message={message} isOwn={isOwn} {...rest} />
        {says && <Meta message={message} isOwn={isOwn} outbox={outbox} />}
      </div>
    </div>
  );
}

interface ContentProps extends Pick<MessageRowProps, 'message' | 'ownWebstoreId' | 'onReadAgain'> {
  isOwn: boolean;
}

function Content({ message, isOwn, ownWebstoreId, onReadAgain }: ContentProps) {
  const { type, data, seq } = message;
  if (type === 'quote-request' && data) {
    return <QuoteCard request={data as QuoteRequestView} ownWebstoreId={ownWebstoreId} />;
  }
  const isFile = type === 'image' || type === 'attachment';
  return (
    <>
      {isFile && data && (
        <AttachedFile
          file={data as AttachedFileView}
          isPicture={type === 'image'}
          onReadAgain={async () => ((await onReadAgain(seq))?.data ?? null) as AttachedFileView | null}
        />
      )}
      {isFile && !data && (
        <PendingFile
          filename={message.filename ?? ''}
          attachmentId={message.attachmentId ?? ''}
          isPicture={type === 'image'}
          isSending={message.state === 'sending'}
        />
      )}
      {message.message !== '' && <Bubble text={message.message} isOwn={isOwn} />}
    </>
  );
}

const Bubble = ({ text, isOwn }: { text: string; isOwn: boolean }) => (
  <p
    dir="auto"
    className={`rounded-card border px-4 py-2.5 whitespace-pre-wrap wrap-anywhere ${
      isOwn
        ? 'rounded-tr-input border-transparent bg-action text-on-action'
        : 'rounded-tl-input border-hairline bg-surface'
    }`}
  >
    <LinkedText
      text={text}
      linkClassName={
        isOwn ? 'rounded-input underline underline-offset-4 focus-visible:outline-on-action' : textLinkStyle
      }
    />
  </p>
);

interface MetaProps extends Pick<MessageRowProps, 'message' | 'outbox'> {
  isOwn: boolean;
}

/** When it was written and, of own messages, what became of it. */
function Meta({ message, isOwn, outbox }: MetaProps) {
  const { uuid, ts, state, problem } = message;
  if (state === 'failed') {
    return (
      <p className="flex flex-wrap items-center justify-end gap-x-3 text-12 text-clay-ink" role="alert">
        <span className="flex items-center gap-1.5">
          <CircleAlert className="size-4 shrink-0" aria-hidden />
          {texts.notSent} {problem}
        </span>
        <Button kind="quiet" size="small" onPress={() => outbox.retry(uuid)}>
          {texts.sendAgain}
        </Button>
        <Button kind="quiet" size="small" onPress={() => outbox.remove(uuid)}>
          {texts.discard}
        </Button>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-12 text-muted">
      <time dateTime={ts}>{formatMessageTime(ts)}</time>
      {isOwn && (
        <>
          <span aria-hidden>{'•'}</span>
          {state === 'sending' && <Spinner />}
          <span>{texts.state[state]}</span>
        </>
      )}
    </p>
  );
}
