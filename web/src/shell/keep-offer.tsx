import { Bookmark } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { site as texts } from '../texts/site.js';
import { focusRing } from '../ui/focus-ring.js';
import { useJoin } from './join-context.js';

interface KeepOfferProps {
  webstoreId: string;
  /** The name of the business. */
  name: string;
  /** Position over a picture. */
  className: string;
}

/** Asks a visitor to sign in; the vendor is saved afterwards (OP-84). */
export function KeepOffer({ webstoreId, name, className }: KeepOfferProps) {
  const join = useJoin();
  return (
    <Button
      aria-label={texts.signInToKeep(name)}
      aria-haspopup="dialog"
      onPress={() => join({ purpose: 'logIn', keep: { id: webstoreId, name } })}
      className={`${focusRing} absolute grid size-11 cursor-pointer place-items-center rounded-full bg-tag text-ink hover:text-plum pressed:text-plum-dark ${className}`}
    >
      <Bookmark className="size-5" strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
