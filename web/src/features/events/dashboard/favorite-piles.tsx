import { Check, Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { bookedOf } from '#contracts/events/event-vendors.js';
import type { EventView } from '#contracts/events/events.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { eventDashboard } from '../../../texts/events.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Picture } from '../../../ui/picture.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { directoryPath } from '../directory-path.js';
import type { Pile } from './favorite-piles-query.js';

const texts = eventDashboard.favorites;

interface FavoritePilesProps {
  event: EventView;
  piles: readonly Pile[];
  all: number;
}

/** Favorites by category as small piles; an empty category has a link to find some. */
export function FavoritePiles({ event, piles, all }: FavoritePilesProps) {
  return (
    <section aria-labelledby="event-favorites">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="event-favorites" className="display-28">
          {texts.heading}
        </h2>
        {all > 0 && (
          <Link to={pagePaths.favorites} className={textLinkStyle}>
            {texts.all(all)}
          </Link>
        )}
      </div>
      {all === 0 && <p className="mt-3 max-w-prose text-muted">{texts.empty}</p>}
      {piles.length === 0 ? (
        <ButtonLink to={directoryPath(event)} kind="primary" className="mt-5">
          {texts.browse}
        </ButtonLink>
      ) : (
        <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 tablet:grid-cols-3 desk:gap-x-5">
          {piles.map((pile) => (
            <li key={pile.category.id}>
              {pile.listings.length > 0 ? (
                <FullPile event={event} pile={pile} />
              ) : (
                <EmptyPile event={event} pile={pile} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const frame = 'relative aspect-4/3 overflow-hidden rounded-card';

/** Favorites of a category, the booked one first. */
function FullPile({ event, pile: { category, listings } }: { event: EventView; pile: Pile }) {
  const booked = bookedOf(event.eventVendors).filter(({ categoryId }) => categoryId === category.id);
  const isBooked = ({ id }: { id: string }) => booked.some(({ webstoreId }) => webstoreId === id);
  const [first, ...others] = [...listings.filter(isBooked), ...listings.filter((one) => !isBooked(one))].slice(0, 3);
  const isNamed = first !== undefined && (listings.length === 1 || isBooked(first));
  return (
    <Link to={pagePaths.favorites} className="group relative block rounded-card focus-visible:outline-offset-4">
      <span className={`grid gap-1 ${others.length > 0 ? 'grid-cols-[2fr_1fr]' : ''} ${frame}`}>
        <span className="relative row-span-2 overflow-hidden">
          {first && <Picture picture={first.coverImage} sizes="(min-width: 815px) 14rem, 33vw" />}
        </span>
        {others.map(({ id, coverImage }) => (
          <span key={id} className={`relative overflow-hidden ${others.length === 1 ? 'row-span-2' : ''}`}>
            <Picture picture={coverImage} sizes="7rem" />
          </span>
        ))}
      </span>
      <span className="display-18 mt-3 block group-hover:text-plum">{category.namePlural}</span>
      <span className="block text-14 text-muted">{isNamed ? first.name : texts.saved(listings.length)}</span>
      {booked.length > 0 && (
        <span className="absolute top-3 left-3 flex h-7 items-center gap-1 rounded-full bg-tag pr-3 pl-2 text-12 font-strong text-plum-dark">
          <Check className="size-4" aria-hidden />
          {texts.booked}
        </span>
      )}
    </Link>
  );
}

function EmptyPile({ event, pile: { category } }: { event: EventView; pile: Pile }) {
  return (
    <>
      <div
        aria-hidden
        className={`grid place-content-center justify-items-center gap-2 border border-dashed border-line-strong text-14 text-muted ${frame}`}
      >
        <Heart className="size-5" strokeWidth={1.75} />
        {texts.none}
      </div>
      <p className="display-18 mt-3">{category.namePlural}</p>
      <span className="sr-only">{texts.noneOf(category.name)}</span>
      <Link to={directoryPath(event, category)} className={`text-14 ${textLinkStyle}`}>
        {texts.find(category.namePlural)}
      </Link>
    </>
  );
}
