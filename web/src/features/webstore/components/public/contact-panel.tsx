import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarDays, ExternalLink, Tag, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { formatDay, formatDollars } from '../../../../lib/format.js';
import { dayOf, monthOf } from '../../../../lib/months.js';
import { useServices } from '../../../../lib/services.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { buttonStyle } from '../../../../ui/button-style.js';
import { availabilityQuery } from '../../api.js';
import { linkHref } from '../../link-href.js';
import { placeOf } from '../../webstore-facts.js';

/** What a couple does next, beside the page on wide screens. */
export function ContactPanel({ webstore }: { webstore: PublicWebstoreView }) {
  const { id, name, links, packages } = webstore;
  const nextOpen = useNextOpenDay(id);
  return (
    <aside
      aria-label={texts.next}
      className="sticky top-[calc(var(--covered-top)+--spacing(20))] hidden h-fit rounded-card border border-hairline bg-surface p-7 shadow-float wide:block"
    >
      <p className="display-22 wrap-anywhere">{name}</p>
      <p className="mt-1 text-14 text-muted">{placeOf(webstore)}</p>
      <ul className="mt-4 grid gap-2 text-14 empty:hidden">
        {nextOpen !== undefined && (
          <Fact icon={CalendarCheck} className="font-strong text-sage-ink">
            {texts.nextOpen(formatDay(nextOpen))}
          </Fact>
        )}
        {packages.length > 0 && (
          <Fact icon={Tag} className="text-muted">
            {texts.packagesFrom(formatDollars(Math.min(...packages.map(({ price }) => price))))}
          </Fact>
        )}
      </ul>
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

const Fact = ({ icon: Icon, className, children }: { icon: LucideIcon; className: string; children: string }) => (
  <li className={`flex items-start gap-2 ${className}`}>
    <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
    {children}
  </li>
);

/** The first day from today on that the calendar shows as open, among those it opens with; asks for nothing more. */
function useNextOpenDay(webstoreId: string): string | undefined {
  const { api } = useServices();
  const [today] = useState(() => new Date());
  const { data = [] } = useQuery(availabilityQuery(api, webstoreId, monthOf(today)));
  const [next] = data
    .filter(({ availability, availabilityDate }) => availability === 'available' && availabilityDate >= dayOf(today))
    .map(({ availabilityDate }) => availabilityDate)
    .sort();
  return next;
}

/** The same at the bottom of small screens: name, place and the next step (WS-205). */
export function BottomBar({ webstore }: { webstore: PublicWebstoreView }) {
  return (
    <div data-covers-bottom className="sticky bottom-0 z-10 border-t border-hairline bg-surface py-3 wide:hidden">
      <div className="wrap flex items-center justify-between gap-4">
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
