import { ranking } from '#contracts/directory/ranking-rules.js';
import { directory as texts } from '../../../texts/directory.js';
import { map } from '../../../texts/map.js';
import { Spinner } from '../../../ui/spinner.js';
import type { DirectorySearch } from '../use-directory-search.js';

interface ResultCountProps {
  search: DirectorySearch;
  /** Whether to show only the number, without the place. */
  isBrief?: boolean;
}

/** The number of vendors, announced whenever it changes. */
export function ResultCount({ search, isBrief = false }: ResultCountProps) {
  const { numResults, isBusy, place, offer, filters, refusal, failed, inArea, criteria } = search;
  const { radius } = criteria;
  const near =
    place === undefined ? undefined : (offer.travel ? texts.nearOrComing : texts.near)(radius ?? ranking.localMiles);
  const where = inArea ? map.here : near;
  const isSilent = refusal !== undefined || failed;
  return (
    <p role="status" className="flex min-h-6 items-center gap-2">
      {isSilent ? null : numResults === undefined ? (
        <span className="text-muted">{texts.searching}</span>
      ) : (
        <span className={isBusy ? 'text-muted' : ''}>
          <strong className="font-strong">{texts.count(numResults)}</strong>
          {filters.name !== undefined && ` ${texts.called(filters.name)}`}
          {where !== undefined && !isBrief && <span className="text-muted"> {where}</span>}
        </span>
      )}
      {isBusy && !isSilent && (
        <span className="text-muted">
          <Spinner />
        </span>
      )}
    </p>
  );
}
