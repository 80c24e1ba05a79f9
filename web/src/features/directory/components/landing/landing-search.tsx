import { Link, useNavigate } from 'react-router-dom';
import { presetCities } from '#contracts/shared/preset-cities.js';
import { placeSlug } from '#contracts/shared/place-slug.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { directory as words } from '../../../../texts/directory.js';
import { landing as texts } from '../../../../texts/landing.js';
import { Button } from '../../../../ui/button.js';
import { LightSelect } from '../../../../ui/light-select.js';
import { everything, writeSearchAddress } from '../../search-address.js';
import { useSearchForm } from '../../use-search-form.js';
import { PlaceField } from '../place-field.js';
import { QuickSearch } from '../quick-search.js';

interface LandingSearchProps {
  categories: readonly CategoryView[];
  /** The category that most begin with. */
  first: CategoryView | undefined;
}

/** Where and what, and the cities to start in (DIR-11). */
export function LandingSearch({ categories, first }: LandingSearchProps) {
  const navigate = useNavigate();
  const form = useSearchForm({
    category: first,
    place: undefined,
    national: false,
    categories,
    onSearch: (wanted) => void navigate(writeSearchAddress({ ...everything, ...wanted })),
  });
  return (
    <>
      <div className="rounded-card border border-hairline bg-surface p-4 shadow-float">
        <form
          role="search"
          aria-label={words.search}
          noValidate
          onSubmit={(event) => void form.submit(event)}
          className="grid items-start gap-4 tablet:grid-cols-[1fr_1fr_auto]"
        >
          <PlaceField {...form.place} />
          <LightSelect label={words.what} {...form.category} />
          <Button type="submit" kind="primary" size="field" className="tablet:mt-7">
            {texts.find}
          </Button>
        </form>
        <div className="mt-4 border-t border-hairline pt-4">
          <QuickSearch categories={categories} />
        </div>
      </div>
      <nav aria-label={texts.startIn} className="mt-6 flex items-center gap-3">
        <span aria-hidden className="shrink-0 text-14 text-muted">
          {texts.startIn}
        </span>
        <ul className="-mr-5 flex min-w-0 gap-2 overflow-x-auto py-1 pr-5 pl-1 desk:mr-0 desk:flex-wrap desk:pr-0">
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
