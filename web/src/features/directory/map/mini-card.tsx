import { Link } from 'react-router-dom';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import { Cover } from '../../../ui/cover.js';
import { PriceSigns } from '../../../ui/price-signs.js';
import { kindOf } from './map-words.js';

/** A short description of a vendor beside a small picture; all of it is the link. */
export function MiniCard({ listing, tabIndex }: { listing: ListingCardView; tabIndex?: number }) {
  const { name, url, coverImage, priceTier } = listing;
  return (
    <article className="group relative flex h-full gap-3 rounded-card bg-surface p-2.5 text-left shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-plum">
      <Cover name={name} picture={coverImage} sizes="96px" className="h-18 w-24 shrink-0 rounded-input" />
      <div className="min-w-0">
        <p className="display-18 line-clamp-2">
          <Link
            to={`/${url}`}
            tabIndex={tabIndex}
            className="underline-offset-4 outline-0 group-hover:text-plum group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </p>
        <p className="mt-0.5 line-clamp-2 text-12 text-muted">{kindOf(listing)}</p>
        {priceTier !== null && (
          <p className="text-14">
            <PriceSigns tier={priceTier} />
          </p>
        )}
      </div>
    </article>
  );
}
