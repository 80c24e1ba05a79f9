import { MapPin } from 'lucide-react';
import type { LoosenedName, WayOutView } from '#contracts/directory/directory.views.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { formatMiles } from '../../../base/format.js';
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
  onTakeOff: (names: readonly LoosenedName[]) => void;
  onClear: () => void;
}

/**
 * An empty result: the filter to remove with the number of vendors it hides, or, without filters, the text that there are
 * no vendors yet (DIR-31) with the nearest ones and other searches.
 */
export function EmptyResults({ waysOut, address, values, onTakeOff, onClear }: EmptyResultsProps) {
  const { title, noMatch, letGo, text } = texts.empty;
  const isFiltered = values.length > 0;
  const actions = (
    <div className="grid grow grid-cols-1 justify-items-start gap-4">
      {waysOut.length > 0 && (
        <ul className="grid w-full max-w-112 gap-2">
          {waysOut.map((way, nth) => (
            <li key={[way.filter, ...way.also].join()}>
              <WayOut way={way} nth={nth} address={address} values={values} onTakeOff={onTakeOff} />
            </li>
          ))}
        </ul>
      )}
      {values.length > 0 && (
        <Button kind="quiet" size="small" onPress={onClear} className="noscript:hidden!">
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

const wayStyle = 'h-auto! min-h-12 w-full flex-wrap justify-between! gap-x-4 gap-y-0 py-2 text-left whitespace-normal!';

interface WayOutProps extends Pick<EmptyResultsProps, 'address' | 'values' | 'onTakeOff'> {
  way: WayOutView;
  nth: number;
}

/** One way out: filters to remove together, or the nearest vendors beyond the radius. */
function WayOut({ way, nth, address, values, onTakeOff }: WayOutProps) {
  const { results, distance, area } = way;
  const names = [way.filter, ...way.also];
  const kind = nth === 0 ? 'primary' : 'line';
  if (distance !== null && area !== null) {
    return (
      <ButtonLink to={writeSearchAddress({ ...address, area, page: 1 })} kind={kind} className={wayStyle}>
        <span>{texts.empty.nearest(formatMiles(distance))}</span>
        <span>{texts.empty.toSee(results)}</span>
      </ButtonLink>
    );
  }
  const chosen = values.flatMap((one) => (names.includes(one.filter) ? one.name : []));
  return (
    <Button kind={kind} onPress={() => onTakeOff(names)} className={`${wayStyle} noscript:hidden!`}>
      <span>{wordsOf(way, chosen)}</span>
      <span>{texts.empty.toSee(results)}</span>
    </Button>
  );
}

/** The filters that a way out removes: values of one filter are joined with or, filters with and. */
function wordsOf({ filter, also }: WayOutView, chosen: string[]): string {
  if (chosen.length === 0) return texts.empty.everywhere;
  if (also.length === 0) return texts.empty.remove(chosen);
  return [filter, ...also].includes('place')
    ? texts.empty.removeAndSearchEverywhere(chosen)
    : texts.empty.removeAll(chosen);
}

interface ElsewhereProps {
  address: SearchAddress;
  /** Style of the first way out, the only prominent one. */
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
