import { useState } from 'react';
import { ChevronRight, Heart, MessageCircle, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { quoteRequest } from '../../../texts/quote-request.js';
import { focusRing } from '../../../ui/focus-ring.js';

const texts = quoteRequest.first;
const card = `${focusRing} flex w-full cursor-pointer items-center gap-4 rounded-input border border-line-strong bg-surface px-4 py-3 text-left hover:border-ink`;

interface EventFirstProps {
  /** Goes on with an event of which nothing is known. */
  onBegin: () => Promise<void>;
}

/**
 * Asked of somebody without an event: vendors can only name a price for a day and a place. The request follows once the
 * event is set up.
 */
export function EventFirst({ onBegin }: EventFirstProps) {
  const [isBeginning, setBeginning] = useState(false);
  const begin = async () => {
    setBeginning(true);
    await onBegin();
    setBeginning(false);
  };
  return (
    <>
      <h3 className="display-22">{texts.title}</h3>
      <p className="mt-2 mb-6 text-muted">{texts.text}</p>
      <div className="grid gap-3">
        <Link to={pagePaths.eventSetup} className={card}>
          <Words icon={Heart} name={texts.setUp} text={texts.setUpText} />
        </Link>
        <Button isPending={isBeginning} onPress={() => void begin()} className={card}>
          <Words icon={MessageCircle} name={texts.justAsk} text={texts.justAskText} />
        </Button>
      </div>
    </>
  );
}

const Words = ({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) => (
  <>
    <Icon className="size-5 shrink-0 text-plum" strokeWidth={1.75} aria-hidden />
    <span className="grid grow">
      <span className="font-strong">{name}</span>
      <span className="text-14 text-muted">{text}</span>
    </span>
    <ChevronRight className="size-5 shrink-0" aria-hidden />
  </>
);
