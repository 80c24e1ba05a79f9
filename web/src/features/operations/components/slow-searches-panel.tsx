import type { OverviewView, SlowSearchView } from '#contracts/operations/overview.views.js';
import { operations } from '../../../texts/operations.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { NoAnswerSince } from './no-answer-since.js';
import { Panel } from './panel.js';

const texts = operations.slowSearches;

/** The slowest kinds of searches, without the typed text. */
export function SlowSearchesPanel({ overview: { slowSearches, searches } }: { overview: OverviewView }) {
  const { noAnswerSince } = searches;
  return (
    <Panel title={texts.title} aside={<p className="text-muted">{texts.aside}</p>}>
      {slowSearches.length === 0 ? (
        <p className="border-t border-hairline px-5 py-4 text-muted">
          {noAnswerSince === null ? texts.none : <NoAnswerSince iso={noAnswerSince} />}
        </p>
      ) : (
        <DataTable label={texts.title} isHeadHidden columns={columns} rows={slowSearches} keyOf={keyOf} />
      )}
    </Panel>
  );
}

const keyOf = (search: SlowSearchView) => JSON.stringify(search);

const columns: Column<SlowSearchView>[] = [
  {
    id: 'search',
    name: texts.columns.search,
    className: 'max-tablet:basis-full',
    cell: ({ categories, place, text, filters }) => (
      <>
        {whatOf(categories, place)}{' '}
        <span className="text-muted">
          {[...(text ? [texts.text] : []), ...filters.map(({ filter, values }) => texts.values(filter, values))].join(
            ', ',
          )}
        </span>
      </>
    ),
  },
  {
    id: 'times',
    name: texts.columns.times,
    align: 'end',
    className: 'whitespace-nowrap text-muted',
    cell: ({ times }) => texts.times(times),
  },
  {
    id: 'p95',
    name: texts.columns.p95,
    align: 'end',
    className: 'font-strong whitespace-nowrap',
    cell: ({ p95Ms, worstMs }) => (
      <span title={texts.worst(operations.dependencies.took(worstMs))}>{operations.dependencies.took(p95Ms)}</span>
    ),
  },
];

function whatOf(categories: readonly string[], place: string | null): string {
  const what = categories.length === 0 ? texts.everything : categories.join(', ');
  return place === null ? what : texts.near(what, place);
}
