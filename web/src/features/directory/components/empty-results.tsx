import { MapPin } from 'lucide-react';
import type { WayOutView } from '#contracts/directory/directory.views.js';
import type { FilterName } from '#contracts/directory/search-filters.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { directory as texts, filterWords as words } from '../../../texts/directory.js';
import { map } from '../../../texts/map.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { StatePanel } from '../../../ui/state-panel.js';
import type { FilterValue } from '../filter-values.js';
import { everything, writeSearchAddress, type SearchAddress } from '../search-address.js';

interface EmptyResultsProps {
  waysOut: readonly WayOutView[];
  address: SearchAddress;
  values: readonly FilterValue[];
  onTakeOff: (filter: FilterName) => void;
  onClear: () => void;
}

/**
 * Nothing is found: the filter to remove and how many vendors that brings back, or, where no filter is to blame, that
 * there are no vendors yet (DIR-31) and where else to look.
 */
export function EmptyResults({ waysOut, address, values, onTakeOff, onClear }: EmptyResultsProps) {
  const { title, noMatch, letGo, text } = texts.empty;
  const isFiltered = waysOut.length > 0 || values.length > 0;
  const actions = (
    <div className="grid grow justify-items-start gap-4">
      {waysOut.length > 0 && (
        <ul className="grid w-full max-w-112 gap-2">
          {waysOut.map(({ filter, results }, nth) => (
            <li key={filter}>
              <Button
                kind={nth === 0 ? 'primary' : 'line'}
                onPress={() => onTakeOff(filter)}
                className="h-auto! min-h-12 w-full justify-between! gap-4 py-2 text-left whitespace-normal!"
              >
                <span>{texts.empty.remove(values.flatMap((one) => (one.filter === filter ? one.name : [])))}</span>
                <span className="whitespace-nowrap">{texts.empty.toSee(results)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {values.length > 0 && (
        <Button kind="quiet" size="small" onPress={onClear}>
          {words.clearAll}
        </Button>
      )}
      <div className="flex flex-wrap gap-3 max-tablet:w-full max-tablet:*:w-full">
        <Elsewhere address={address} kind={waysOut.length > 0 ? 'line' : 'primary'} />
      </div>
    </div>
  );
  return (
    <StatePanel icon={MapPin} title={isFiltered ? noMatch : title} text={isFiltered ? letGo : text} actions={actions} />
  );
}

interface ElsewhereProps {
  address: SearchAddress;
  /** Of the first way; the only one that stands out. */
  kind: 'primary' | 'line';
}

function Elsewhere({ address: { area, ...address }, kind }: ElsewhereProps) {
  const first = (to: string, name: string) => (
    <ButtonLink to={to} kind={kind}>
      {name}
    </ButtonLink>
  );
  if (area) return first(writeSearchAddress({ ...address, page: 1 }), map.beyond);
  if (address.place === undefined) return first(pagePaths.vendors, texts.empty.allVendors);
  const everywhere = writeSearchAddress({ ...address, place: undefined, sort: 'recommended', page: 1 });
  return (
    <>
      {first(everywhere, texts.empty.everywhere)}
      <ButtonLink to={writeSearchAddress({ ...everything, category: address.category, national: true })}>
        {texts.empty.national}
      </ButtonLink>
    </>
  );
}
