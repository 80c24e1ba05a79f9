import { CircleCheck } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { AskedVendor } from '../../../shell/ask-context.js';
import { problems } from '../../../texts/problems.js';
import { quoteRequest } from '../../../texts/quote-request.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { buttonStyle } from '../../../ui/button-style.js';
import { Link } from 'react-router-dom';
import { conversationPath } from '../paths.js';
import type { SentRequests } from './use-send-request.js';

const texts = quoteRequest.sent;

interface QuoteSentProps {
  sent: SentRequests;
  vendors: readonly AskedVendor[];
  onClose: () => void;
}

/** Lists who was asked and who could not be, and leads to the conversation. */
export function QuoteSent({ sent, vendors, onClose }: QuoteSentProps) {
  const nameOf = (id: string) => vendors.find((vendor) => vendor.id === id)?.name ?? '';
  const asked = sent.filter(({ conversationId }) => conversationId !== null);
  const [first] = asked;
  const words = asked.length === 1 && first ? texts.to(nameOf(first.webstoreId)) : texts.toSeveral(asked.length);
  const to =
    asked.length === 1 && first?.conversationId
      ? conversationPath('event-user', first.conversationId)
      : pagePaths.inbox;
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      {asked.length > 0 && (
        <>
          <p role="status" className="flex items-center gap-2 font-strong text-sage-ink">
            <CircleCheck className="size-5 shrink-0" aria-hidden />
            {words}
          </p>
          <h3 className="display-28">{texts.title(asked.length)}</h3>
          <p className="text-muted">{texts.text(asked.length)}</p>
        </>
      )}
      {sent
        .filter(({ error }) => error !== null)
        .map(({ webstoreId, error }) => (
          <div key={webstoreId} className="w-full text-left">
            <Notice tone="warning" title={`${texts.notSentTo} ${nameOf(webstoreId)}`}>
              {error && problems[error]}
            </Notice>
          </div>
        ))}
      <div className="mt-4 grid w-full max-w-90 gap-3">
        {asked.length > 0 && (
          <Link to={to} onClick={onClose} className={buttonStyle({ kind: 'primary' })}>
            {asked.length === 1 ? texts.open : texts.inbox}
          </Link>
        )}
        <Button kind="quiet" onPress={onClose}>
          {texts.back}
        </Button>
      </div>
    </div>
  );
}
