import { Check, Share } from 'lucide-react';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';

/** Shares the address of the page: through the device's own sheet if there is one, otherwise by copying it. */
export function ShareButton({ name, className }: { name: string; className: string }) {
  const { isCopied, share } = useShare(name);
  return (
    <Button size="small" onPress={share} className={className}>
      <Share className="size-4" aria-hidden />
      <span aria-live="polite">{isCopied ? texts.copied : texts.share}</span>
    </Button>
  );
}

/** The same over a picture, with only an icon. */
export function ShareSign({ name, className }: { name: string; className: string }) {
  const { isCopied, share } = useShare(name);
  const Sign = isCopied ? Check : Share;
  return (
    <PlainButton
      onPress={share}
      className={`${focusRing} absolute grid size-11 cursor-pointer place-items-center rounded-full bg-tag text-ink hover:text-plum pressed:text-plum-dark ${className}`}
    >
      <Sign className="size-5" strokeWidth={1.75} aria-hidden />
      <span className="sr-only" aria-live="polite">
        {isCopied ? texts.copied : texts.share}
      </span>
    </PlainButton>
  );
}

function useShare(name: string) {
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const url = window.location.href.replace(/#.*$/, '');
    try {
      if ('share' in navigator) await navigator.share({ title: name, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // The user closed the sheet, or the browser forbids both: the address bar still has it.
    }
  };
  return { isCopied, share: () => void share() };
}
