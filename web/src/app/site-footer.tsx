import { site } from '../texts/site.js';
import { Brand } from '../ui/brand.js';

/** What stands at the end of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="wrap flex flex-wrap items-end justify-between gap-6 py-10 text-14 text-muted">
        <div className="grid gap-3">
          <Brand name={site.name} />
          <p className="max-w-[34ch]">{site.about}</p>
        </div>
        <p>{site.copyright(new Date().getFullYear())}</p>
      </div>
    </footer>
  );
}
