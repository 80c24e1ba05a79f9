import { useSearchParams } from 'react-router-dom';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { ButtonLink } from '../../../ui/button-link.js';

const texts = operationsJobs.jobs;

/** Links to the next page and to the first; the browser's Back leads to the previous one. */
export function CursorPages({ next }: { next: string | null }) {
  const [address] = useSearchParams();
  const isFirst = !address.has('after');
  if (next === null && isFirst) return null;
  const to = (after: string | null) => {
    const changed = new URLSearchParams(address);
    changed.delete('after');
    if (after !== null) changed.set('after', after);
    return `?${changed}`;
  };
  return (
    <nav aria-label={texts.paging} className="flex flex-wrap gap-3">
      {!isFirst && (
        <ButtonLink to={to(null)} size="small">
          {texts.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink to={to(next)} size="small">
          {texts.next}
        </ButtonLink>
      )}
    </nav>
  );
}
