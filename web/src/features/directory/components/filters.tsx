import type { SearchFilters } from '#contracts/directory/search-filters.js';
import type { FacetName, WebstoreSearchView } from '#contracts/directory/directory.views.js';
import { mostGuests, type SearchRanges } from '#contracts/directory/search-ranges.js';
import { priceTiers } from '#contracts/webstore/webstore-content.js';
import { filterWords as words } from '../../../texts/directory.js';
import { priceTierNames } from '../../../texts/price-tiers.js';
import { CountedChecks, type CountedOption } from '../../../ui/counted-checks.js';
import { DayField } from '../../../ui/day-field.js';
import { DisclosureSection } from '../../../ui/disclosure-section.js';
import { filterGroups, type FilterChoice } from '../filter-groups.js';
import { valuesOf, withValues } from '../filter-values.js';
import type { Offer } from '../offer.js';
import { DateSpanSelect } from './date-span-select.js';
import { NameFilter } from './name-filter.js';
import { PriceRange, type PriceEnds } from './price-range.js';
import { RangeFilter } from './range-filter.js';

export interface FiltersProps {
  filters: SearchFilters;
  ranges: SearchRanges;
  offer: Offer;
  /** Counts of the latest response; undefined while they are unknown. */
  facets: WebstoreSearchView['facets'] | undefined;
  /** Number of vendors per step of package prices. */
  prices: WebstoreSearchView['prices'] | undefined;
  /** A searched name that is too short. */
  shortName: string | undefined;
  onChange: (filters: SearchFilters) => void;
  onRanges: (ranges: SearchRanges) => void;
}

/** Number of choices of a list that are visible at first; fewer if a filter has several lists. */
const shownAtFirst = { alone: 6, amongOthers: 3 };
const more = { unit: words.vendors, showMore: words.showMore, showFewer: words.showFewer };

/** All filters, with the number of results for each choice. */
export function Filters({ filters, ranges, offer, facets, prices, shortName, onChange, onRanges }: FiltersProps) {
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
        <DateFilter {...{ filters, ranges, onChange, onRanges }} />
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
        <PriceRange ranges={ranges} prices={prices ?? []} onChange={(ends) => onRanges(withEnds(ranges, ends))} />
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

/** A day on which vendors are available, and the flexibility around it. */
function DateFilter({
  filters,
  ranges,
  onChange,
  onRanges,
}: Pick<FiltersProps, 'filters' | 'ranges' | 'onChange' | 'onRanges'>) {
  const day = filters.availabilityDate;
  return (
    <div className="grid gap-3">
      <DayField
        label={words.date}
        value={day}
        onChange={(chosen) => onChange({ ...filters, availabilityDate: chosen })}
        placeholder={words.anyDay}
        clear={words.clearDate}
        description={ranges.dateSpan === undefined ? words.dateHelp : words.datesHelp}
        calendar={words}
      />
      {day !== undefined && (
        <DateSpanSelect
          day={day}
          value={ranges.dateSpan}
          onChange={(span) => onRanges(withRange(ranges, 'dateSpan', span))}
        />
      )}
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

function withRange<Name extends keyof SearchRanges>(
  ranges: SearchRanges,
  name: Name,
  value: SearchRanges[Name] | undefined,
): SearchRanges {
  const { [name]: _before, ...others } = ranges;
  return value === undefined ? others : { ...others, [name]: value };
}

const withEnds = (ranges: SearchRanges, { priceFrom, priceTo }: PriceEnds): SearchRanges =>
  withRange(withRange(ranges, 'priceFrom', priceFrom), 'priceTo', priceTo);

const priceChoices: FilterChoice[] = priceTiers.map((tier) => ({
  id: String(tier),
  name: '$'.repeat(tier),
  spokenName: priceTierNames[tier],
}));
