import { useSearchParams } from 'react-router-dom';
import type { PageView } from '#contracts/shared/page.js';
import { paging as texts } from '../texts/paging.js';
import { ButtonLink } from './button-link.js';

/** Links to newer and older pages of a list; the page is in the address. */
export function PageLinks({ list }: { list: PageView<unknown> }) {
  const [address] = useSearchParams();
  const { page, pageSize, numResults } = list;
  const pages = Math.max(1, Math.ceil(numResults / pageSize));
  if (pages === 1 && page === 1) return null;
  const to = (next: number) => {
    const changed = new URLSearchParams(address);
    changed.set('page', String(next));
    return `?${changed}`;
  };
  return (
    <nav aria-label={texts.label} className="mt-4 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} size="small">
          {texts.newer}
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink to={to(page + 1)} size="small">
          {texts.older}
        </ButtonLink>
      )}
      <p className="text-muted">{texts.page(page, pages)}</p>
    </nav>
  );
}
