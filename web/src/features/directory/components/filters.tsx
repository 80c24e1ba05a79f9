import type { SearchFilters } from '#contracts/directory/search-filters.js';
import type { FacetName, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { highestPrice, mostGuests, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { priceTiers } from '#contracts/webstore/webstore-content.js';
import { filterWords as words } from '../../../texts/directory.js';
import { priceTierNames } from '../../../texts/price-tiers.js';
import { CountedChecks, type CountedOption } from '../../../ui/counted-checks.js';
import { DayField } from '../../../ui/day-field.js';
import { DisclosureSection } from '../../../ui/disclosure-section.js';
import { filterGroups, type FilterChoice } from '../filter-groups.js';
import { valuesOf, withValues } from '../filter-values.js';
import type { Offer } from '../offer.js';
import { NameFilter } from './name-filter.js';
import { RangeFilter } from './range-filter.js';

export interface FiltersProps {
  filters: SearchFilters;
  ranges: SearchRanges;
  offer: Offer;
  /** Counts of the newest answer; none while nobody knows. */
  facets: WebstoreSearchView['facets'] | undefined;
  /** A name that was asked for and is too short. */
  shortName: string | undefined;
  onChange: (filters: SearchFilters) => void;
  onRanges: (ranges: SearchRanges) => void;
}

/** Choices of a list that are in sight at first; fewer where a filter has several lists. */
const shownAtFirst = { alone: 6, amongOthers: 3 };
const more = { unit: words.vendors, showMore: words.showMore, showFewer: words.showFewer };

/** Everything that results can be narrowed by, each with what choosing it would show. */
export function Filters({ filters, ranges, offer, facets, shortName, onChange, onRanges }: FiltersProps) {
  const choose = (filter: FacetName) => (values: string[]) => onChange(withValues(filters, filter, values));
  const counted = (filter: FacetName, choices: readonly FilterChoice[]): CountedOption[] => {
    const counts = new Map(facets?.[filter].map(({ value, count }) => [value, count]));
    return choices.map((choice) => ({ ...choice, count: facets && (counts.get(choice.id) ?? 0) }));
  };
  const group = (filter: FacetName, label: string, choices: readonly FilterChoice[], isLabelHidden: boolean) => (
    <CountedChecks
      key={label}
      label={label}
      isLabelHidden={isLabelHidden}
      shownAtFirst={isLabelHidden ? shownAtFirst.alone : shownAtFirst.amongOthers}
      options={counted(filter, choices)}
      value={valuesOf(filters, filter)}
      onChange={choose(filter)}
      {...more}
    />
  );
  return (
    <>
      <DisclosureSection title={words.date}>
        <DayField
          label={words.date}
          value={filters.availabilityDate}
          onChange={(day) => onChange({ ...filters, availabilityDate: day })}
          placeholder={words.anyDay}
          clear={words.clearDate}
          description={words.dateHelp}
          calendar={words}
        />
      </DisclosureSection>
      <DisclosureSection title={words.price}>
        <CountedChecks
          label={words.price}
          isLabelHidden
          look="tiles"
          unit={words.vendors}
          options={counted('priceTiers', priceChoices)}
          value={valuesOf(filters, 'priceTiers')}
          onChange={choose('priceTiers')}
        />
        <PriceRange ranges={ranges} onRanges={onRanges} />
      </DisclosureSection>
      {filterGroups(offer, filters).map(({ filter, title, lists }) => (
        <DisclosureSection key={filter} title={title}>
          <div className="grid gap-4">
            {filter === 'capacity' && <GuestCount ranges={ranges} onRanges={onRanges} />}
            {lists.map(({ name, choices }) => group(filter, name ?? title, choices, name === undefined))}
          </div>
        </DisclosureSection>
      ))}
      <DisclosureSection title={words.name}>
        <NameFilter name={filters.name} shortName={shortName} onChange={(name) => onChange({ ...filters, name })} />
      </DisclosureSection>
    </>
  );
}

type RangeProps = Pick<FiltersProps, 'ranges' | 'onRanges'>;

/** Prices of packages, from the lowest to the highest that a couple wants to pay. */
function PriceRange({ ranges, onRanges }: RangeProps) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-3">
      {(['priceFrom', 'priceTo'] as const).map((end) => (
        <RangeFilter
          key={end}
          label={words[end]}
          placeholder={words.anyPrice}
          value={ranges[end]}
          most={highestPrice}
          onChange={(price) => onRanges(withRange(ranges, end, price))}
        />
      ))}
    </div>
  );
}

function GuestCount({ ranges, onRanges }: RangeProps) {
  return (
    <RangeFilter
      label={words.guestCount}
      placeholder={words.guestHint}
      value={ranges.guests}
      most={mostGuests}
      onChange={(guests) => onRanges(withRange(ranges, 'guests', guests || undefined))}
    />
  );
}

const withRange = (ranges: SearchRanges, name: keyof SearchRanges, value: number | undefined): SearchRanges => {
  const { [name]: _before, ...others } = ranges;
  return value === undefined ? others : { ...others, [name]: value };
};

const priceChoices: FilterChoice[] = priceTiers.map((tier) => ({
  id: String(tier),
  name: '$'.repeat(tier),
  spokenName: priceTierNames[tier],
}));
