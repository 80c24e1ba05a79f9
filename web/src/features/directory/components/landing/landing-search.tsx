import { Suspense } from 'react';
import { MapPin, Shapes } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { presetCities } from '#contracts/shared/preset-cities.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { lazyPart } from '../../../../base/lazy-part.js';
import { isEventUser } from '../../../../lib/is-event-user.js';
import { useUser } from '../../../../lib/services.js';
import { directory as words } from '../../../../texts/directory.js';
import { landing as texts } from '../../../../texts/landing.js';
import { Button } from '../../../../ui/button.js';
import { JoinedField, joinedFields } from '../../../../ui/joined-fields.js';
import { LightSelect } from '../../../../ui/light-select.js';
import { everything, writeSearchAddress } from '../../search-address.js';
import { useSearchForm } from '../use-search-form.js';
import { PlaceField } from '../place-field.js';
import { QuickSearch } from '../quick-search.js';

/** Loaded separately, since visitors never need it. */
const EventStart = lazyPart(() => import('./event-start.js'));

interface LandingSearchProps {
  categories: readonly CategoryView[];
  /** The category that most couples search for first. */
  first: CategoryView | undefined;
}

/** Fields for place and category, and links to popular cities (DIR-11). */
export function LandingSearch({ categories, first }: LandingSearchProps) {
  const navigate = useNavigate();
  const user = useUser();
  const form = useSearchForm({
    category: first,
    place: undefined,
    national: false,
    categories,
    onSearch: (wanted) => void navigate(writeSearchAddress({ ...everything, ...wanted })),
  });
  return (
    <>
      <form
        role="search"
        aria-label={words.search}
        noValidate
        onSubmit={(event) => void form.submit(event)}
        data-joined
        className={`grid items-start shadow-float noscript:hidden! tablet:grid-cols-[1fr_1fr_auto] desk:grid-cols-2 wide:grid-cols-[1fr_1fr_auto] ${joinedFields}`}
      >
        <JoinedField icon={MapPin}>
          <PlaceField {...form.place} />
        </JoinedField>
        <JoinedField icon={Shapes}>
          <LightSelect label={words.what} {...form.category} />
        </JoinedField>
        <div className="p-1 desk:col-span-2 wide:col-span-1">
          <Button type="submit" kind="primary" className="w-full">
            {texts.find}
          </Button>
        </div>
      </form>
      <div data-joined className={`mt-3 noscript:hidden! ${joinedFields}`}>
        <QuickSearch categories={categories} />
      </div>
      <nav aria-label={texts.startIn} className="mt-5 flex items-baseline gap-3 max-tiny:block">
        <span aria-hidden className="shrink-0 text-14 text-muted">
          {texts.startIn}
        </span>
        <ul className="-mr-5 flex min-w-0 gap-2 overflow-x-auto py-1 pr-5 pl-1 max-tiny:flex-wrap desk:mr-0 desk:flex-wrap desk:pr-0">
          {user && isEventUser(user) && (
            <Suspense fallback={null}>
              <EventStart userId={user.id} category={first} />
            </Suspense>
          )}
          {presetCities.map((city) => (
            <li key={city}>
              <Link to={cityPath(city, first)} className="chip-link">
                {city.replace(/,.*$/, '')}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

const cityPath = (city: string, category: CategoryView | undefined) =>
  writeSearchAddress({ ...everything, place: placeSlug(city), ...(category ? { category: category.externalId } : {}) });
