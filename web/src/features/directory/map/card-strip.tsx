import { useEffect, useRef } from 'react';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { directory as texts } from '../../../texts/directory.js';
import { MiniCard } from './mini-card.js';
import type { Lit } from '../use-lit.js';

interface CardStripProps {
  cards: readonly ListingCardView[];
  lit: Lit;
  /** The vendor of the pressed marker, which is scrolled into view. */
  chosen: string | null;
}

/** The results below a map on phones, as a horizontal strip. */
export function CardStrip({ cards, lit, chosen }: CardStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen === null) return;
    const card = strip.current?.querySelector(`[data-card="${chosen}"]`);
    card?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [chosen]);
  return (
    <ul
      ref={strip}
      aria-label={texts.results}
      className="flex shrink-0 snap-x snap-mandatory gap-3 overflow-x-auto border-t border-hairline px-5 pt-3 pb-[max(--spacing(4),env(safe-area-inset-bottom))]"
    >
      {cards.map((listing) => (
        <li
          key={listing.id}
          data-card={listing.id}
          className="w-72 max-w-[80vw] shrink-0 snap-center"
          {...lit.watch(listing.id)}
        >
          <MiniCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}
