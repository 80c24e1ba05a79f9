import { CalendarDays, ExternalLink } from 'lucide-react';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { buttonStyle } from '../../../../ui/button-style.js';
import { linkHref } from '../../link-href.js';
import { placeOf } from '../../webstore-facts.js';

/** What a couple does next, beside the page on wide screens. */
export function ContactPanel({ webstore }: { webstore: PublicWebstoreView }) {
  const { name, links } = webstore;
  return (
    <aside
      aria-label={texts.next}
      className="sticky top-20 hidden h-fit rounded-card border border-hairline bg-surface p-7 shadow-float wide:block"
    >
      <p className="display-22 wrap-anywhere">{name}</p>
      <p className="mt-1 text-14 text-muted">{placeOf(webstore)}</p>
      <div className="mt-6 grid gap-3">
        <a href="#webstore-availability" className={buttonStyle({ kind: 'primary' })}>
          <CalendarDays className="size-5" aria-hidden />
          {texts.seeDates}
        </a>
        {links.Website !== undefined && links.Website !== '' && (
          <a
            href={linkHref(links.Website)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonStyle({ kind: 'line' })}
          >
            <ExternalLink className="size-5" aria-hidden />
            {texts.visitWebsite}
          </a>
        )}
      </div>
    </aside>
  );
}

/** The same at the bottom of small screens: name, place and the next step (WS-205). */
export function BottomBar({ webstore }: { webstore: PublicWebstoreView }) {
  return (
    <div data-covers-bottom className="sticky bottom-0 z-10 border-t border-hairline bg-surface px-5 py-3 wide:hidden">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="truncate font-serif text-16">{webstore.name}</p>
          <p className="truncate text-14 text-muted">{placeOf(webstore)}</p>
        </div>
        <a href="#webstore-availability" className={buttonStyle({ kind: 'primary', size: 'field' })}>
          {texts.seeDates}
        </a>
      </div>
    </div>
  );
}
