import { Link } from 'react-router-dom';
import type { DayAvailability, ListingCardView } from '#contracts/directory/directory.views.js';
import { EventDaySlot } from '../../../shell/event-day/event-day-slot.js';
import { FavoriteButton } from '../../../shell/favorite-button.js';
import { formatMiles, formatMonthDay, formatPlace } from '../../../base/format.js';
import { directory as texts } from '../../../texts/directory.js';
import { BrandMark } from '../../../ui/brand-mark.js';
import { Cover } from '../../../ui/cover.js';
import { PriceSigns } from '../../../ui/price-signs.js';

interface ResultCardProps {
  listing: ListingCardView;
  onOpen?: () => void;
  /** The searched day, yyyy-MM-dd. */
  day?: string | undefined;
  /** Miles up to which a vendor is local; those from farther away serve the searched place all the same. */
  localMiles?: number | undefined;
  /** Whether its picture is the largest visible one when the page opens. */
  isFirst?: boolean;
  /** Heading level, one below the heading above it. */
  heading?: 'h2' | 'h3';
  /** Whether it comes from this device: then the heart cannot be loaded or pressed. */
  isKept?: boolean;
}

/** Three, two and one per row. */
const cardSizes = '(min-width: 1160px) 21rem, (min-width: 640px) 50vw, 100vw';

function calendarWords(availability: DayAvailability, freeDays: readonly string[] | null, day: string): string {
  const words = texts.card;
  if (freeDays === null || availability === 'partly') return words.availability[availability](formatMonthDay(day));
  return availability === 'ask' ? words.askAboutSeveral : words.freeOnSeveral(freeDays.map(formatMonthDay));
}

function factsOf(listing: ListingCardView, day: string | undefined, localMiles = Infinity) {
  const { priceTier, capacity, distance } = listing;
  // Cards stored on a device may be older than some of their fields.
  const { fromPrice = null, availability = null, freeDays = null } = listing as Partial<ListingCardView>;
  return [
    priceTier !== null && <PriceSigns key="price" tier={priceTier} />,
    fromPrice !== null && <span key="from">{texts.card.fromPrice(fromPrice)}</span>,
    capacity !== null && capacity > 0 && <span key="capacity">{texts.card.capacity(capacity)}</span>,
    distance !== null && (
      <span key="distance">{texts.card[distance > localMiles ? 'fromAfar' : 'distance'](formatMiles(distance))}</span>
    ),
    availability !== null && day !== undefined && (
      <span key="day" className="text-ink">
        {calendarWords(availability, freeDays, day)}
      </span>
    ),
  ].filter((fact) => fact !== false);
}

/** One vendor among the results; the whole card is the link, except for the heart. */
export function ResultCard({
  listing,
  onOpen,
  day,
  localMiles,
  isFirst,
  heading: Heading = 'h2',
  isKept,
}: ResultCardProps) {
  const { id, name, url, categoryName, city, state, coverImage, features } = listing;
  const { calendar } = listing as Partial<ListingCardView>;
  const facts = factsOf(listing, day, localMiles);
  return (
    <article className="group relative flow-root rounded-input has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-6 has-[a:focus-visible]:outline-plum">
      <Cover
        name={name}
        picture={coverImage}
        sizes={cardSizes}
        isFirst={isFirst}
        className="aspect-4/3 rounded-card transition-opacity group-aria-busy/results:opacity-50"
      />
      {features.includes('feature_premiumBadge') && (
        <span className="absolute top-3 left-3 flex h-7 items-center gap-1 rounded-full bg-tag pr-3 pl-2 text-12 font-strong text-plum-dark">
          <BrandMark className="size-4" />
          {texts.card.premier}
        </span>
      )}
      <Heading className="display-18 mt-3 wrap-anywhere">
        <Link
          to={`/${url}`}
          data-listing={id}
          onClick={onOpen}
          className="underline-offset-4 outline-0 group-hover:text-plum group-hover:underline group-data-lit/card:text-plum group-data-lit/card:underline after:absolute after:inset-0"
        >
          {name}
        </Link>
      </Heading>
      <p className="mt-0.5 text-14 text-muted">{texts.card.categoryIn(categoryName, formatPlace(city, state))}</p>
      {facts.length > 0 && (
        // Each fact has its dot on its left; those at the beginning of a line are cut off.
        <p className="mt-1 -ml-6 flex flex-wrap items-center text-14 text-muted [clip-path:inset(0_0_0_--spacing(5))] *:relative *:pl-6 *:before:absolute *:before:left-2.5 *:before:text-faint *:before:content-['•'/'']">
          {facts}
        </p>
      )}
      {day === undefined && !isKept && calendar !== undefined && (
        // It appears after the page was rendered. Nothing moves unless it takes two lines: its first one is in the space
        // between the rows.
        <div className="mt-1 -mb-6 min-h-5 text-14">
          <EventDaySlot calendar={calendar} ofSearches />
        </div>
      )}
      {!isKept && <FavoriteButton webstoreId={id} name={name} className="top-2 right-2" />}
    </article>
  );
}
