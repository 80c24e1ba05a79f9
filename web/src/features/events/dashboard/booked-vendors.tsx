import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { EventVendor } from '#contracts/events/event.js';
import { book, bookedOf, unbook } from '#contracts/events/event-vendors.js';
import type { EventView } from '#contracts/events/events.views.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { useServices } from '../../../lib/services.js';
import { eventDashboard } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { useSaveVendors } from '../../../shell/use-save-vendors.js';
import { BookVendorDialog } from './book-vendor-dialog.js';
import { favoriteCardsQuery } from './favorite-piles-query.js';

const texts = eventDashboard.booked;

interface BookedVendorsProps {
  event: EventView;
  /** Cards of the favorites, which vendors are marked from. */
  saved: readonly ListingCardView[];
  categories: readonly CategoryView[];
}

/** Vendors whom the couple has booked: marked from the favorites, or by a free name (OP-89). */
export function BookedVendors({ event, saved, categories }: BookedVendorsProps) {
  const [isAdding, setAdding] = useState(false);
  const { save, isSaving } = useSaveVendors();
  const booked = bookedOf(event.eventVendors);
  const cards = useBookedCards(booked, saved);
  return (
    <section aria-labelledby="booked-vendors" className="mt-14">
      <h2 id="booked-vendors" className="display-28">
        {texts.heading}
      </h2>
      {booked.length === 0 && <p className="mt-3 max-w-prose text-muted">{texts.empty}</p>}
      {booked.length > 0 && (
        <ul className="mt-5 grid max-w-192 border-t border-hairline">
          {booked.map((vendor) => (
            <BookedVendor
              key={`${vendor.categoryId} ${vendor.webstoreId ?? vendor.nickname}`}
              vendor={vendor}
              card={cards?.find(({ id }) => id === vendor.webstoreId)}
              isLoading={cards === undefined}
              category={categories.find(({ id }) => id === vendor.categoryId)?.name ?? ''}
              isSaving={isSaving}
              onRemove={() => void save(unbook(event.eventVendors, vendor))}
            />
          ))}
        </ul>
      )}
      <Button className="mt-5" onPress={() => setAdding(true)}>
        {texts.add}
      </Button>
      {isAdding && (
        <BookVendorDialog
          saved={saved.filter(({ id }) => booked.every(({ webstoreId }) => webstoreId !== id))}
          categories={categories}
          isSaving={isSaving}
          onBook={async (vendor) => (await save(book(event.eventVendors, vendor))) && setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

interface BookedVendorProps {
  vendor: EventVendor;
  /** Undefined for a vendor who is not on the site. */
  card: ListingCardView | undefined;
  isLoading: boolean;
  category: string;
  isSaving: boolean;
  onRemove: () => void;
}

function BookedVendor({ vendor, card, isLoading, category, isSaving, onRemove }: BookedVendorProps) {
  const name = card?.name ?? vendor.nickname ?? (isLoading ? '' : texts.gone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-3">
      <CalendarCheck className="size-5 shrink-0 text-sage-ink" strokeWidth={1.75} aria-hidden />
      <span className="grid min-w-0 grow">
        {card ? (
          <Link to={`/${card.url}`} className={`font-strong ${textLinkStyle}`}>
            {name}
          </Link>
        ) : (
          <span className="font-strong">{name}</span>
        )}
        <span className="text-14 text-muted">{category}</span>
      </span>
      <Button kind="quiet" size="small" aria-label={texts.remove(name)} isDisabled={isSaving} onPress={onRemove}>
        {texts.notBooked}
      </Button>
    </li>
  );
}

/** Cards of booked vendors, most of which are favorites; undefined while others are loading. */
function useBookedCards(booked: readonly EventVendor[], saved: readonly ListingCardView[]) {
  const { api } = useServices();
  const ids = booked.flatMap(({ webstoreId }) => webstoreId ?? []);
  const others = ids.filter((id) => saved.every((card) => card.id !== id));
  const { data, isError } = useQuery(favoriteCardsQuery(api, others));
  const known = data ?? (isError || others.length === 0 ? [] : undefined);
  return known && [...saved, ...known];
}
