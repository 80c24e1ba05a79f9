import { useSearchParams } from 'react-router-dom';
import { paging as texts } from '../texts/paging.js';
import { ButtonLink } from './button-link.js';

interface PageLinksProps {
  page: number;
  pageSize: number;
  total: number;
}

/** Links to newer and older pages of a list; the page is in the address. */
export function PageLinks({ page, pageSize, total }: PageLinksProps) {
  const [address] = useSearchParams();
  const pages = Math.max(1, Math.ceil(total / pageSize));
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
