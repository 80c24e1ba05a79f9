import { CalendarCheck, CalendarDays, ExternalLink, Phone, Tag, type LucideIcon } from 'lucide-react';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { formatDay, formatDollars, formatPhone } from '../../../../base/format.js';
import { AskButton } from '../../../../shell/ask-button.js';
import { EventDaySlot } from '../../../../shell/event-day/event-day-slot.js';
import { ask } from '../../../../texts/ask.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { buttonStyle } from '../../../../ui/button-style.js';
import { linkHref } from '../../link-href.js';
import { useMarkedDays } from '../../use-marked-days.js';
import { placeOf } from '../../webstore-facts.js';

const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** The vendor's own website, if there is one. */
const websiteOf = ({ links }: PublicWebstoreView): string | undefined =>
  links.Website === undefined || links.Website === '' ? undefined : linkHref(links.Website);

/** The next step for a couple, beside the page on wide screens. */
export function ContactPanel({ webstore }: { webstore: PublicWebstoreView }) {
  const { id, name, packages, isUnclaimed, calendar } = webstore;
  const { hasAny: hasDates, nextOpen } = useMarkedDays(id);
  return (
    <aside
      aria-label={texts.next}
      className="sticky top-[calc(var(--covered-top)+--spacing(20))] hidden h-fit rounded-card border border-hairline bg-surface p-7 shadow-float wide:block"
    >
      <p className="display-22 wrap-anywhere">{name}</p>
      <p className="mt-1 text-14 text-muted">{placeOf(webstore)}</p>
      <ul className="mt-4 grid gap-2 text-14 empty:hidden">
        <EventDaySlot
          calendar={calendar}
          canAsk={!isUnclaimed}
          withYear
          as="li"
          fallback={
            nextOpen !== undefined && (
              <Fact icon={CalendarCheck} className="font-strong text-sage-ink">
                {texts.nextOpen(formatDay(nextOpen))}
              </Fact>
            )
          }
        />
        {packages.length > 0 && (
          <Fact icon={Tag} className="text-muted">
            {texts.packagesFrom(formatDollars(Math.min(...packages.map(({ price }) => price))))}
          </Fact>
        )}
      </ul>
      <Ways webstore={webstore} hasDates={hasDates} />
    </aside>
  );
}

/** The ways to get in touch, the best one first. */
function Ways({ webstore, hasDates }: { webstore: PublicWebstoreView; hasDates: boolean }) {
  const { id, name, phone, isUnclaimed } = webstore;
  const website = websiteOf(webstore);
  return (
    <div className="mt-6 grid gap-3">
      {!isUnclaimed && (
        <AskButton kind="primary" vendors={[{ id, name }]}>
          {ask.one}
        </AskButton>
      )}
      {hasDates && (
        <a href="#webstore-availability" className={buttonStyle({ kind: isUnclaimed ? 'primary' : 'line' })}>
          <CalendarDays className="size-5" aria-hidden />
          {texts.seeDates}
        </a>
      )}
      {website !== undefined && (
        <a
          href={website}
          {...elsewhere}
          className={buttonStyle({ kind: hasDates || !isUnclaimed ? 'line' : 'primary' })}
        >
          <ExternalLink className="size-5" aria-hidden />
          {texts.visitWebsite}
        </a>
      )}
      {phone !== '' && (
        <a href={`tel:${phone}`} className={buttonStyle({ kind: 'line' })}>
          <Phone className="size-5" aria-hidden />
          {texts.call(formatPhone(phone))}
        </a>
      )}
      {website === undefined && phone === '' && !hasDates && isUnclaimed && (
        <p className="text-14 text-muted">{texts.noContact}</p>
      )}
    </div>
  );
}

const Fact = ({ icon: Icon, className, children }: { icon: LucideIcon; className: string; children: string }) => (
  <li className={`flex items-start gap-2 ${className}`}>
    <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
    {children}
  </li>
);

/**
 * The same at the bottom of small screens: name, place and the next step, and the couple's day in addition (WS-205). A
 * window of less than 15rem, such as a phone with large text, only has room for the next step.
 */
export function BottomBar({ webstore }: { webstore: PublicWebstoreView }) {
  const { hasAny: hasDates } = useMarkedDays(webstore.id);
  const website = websiteOf(webstore);
  const style = buttonStyle({ kind: 'primary', size: 'field' });
  return (
    <div data-covers-bottom className="sticky bottom-0 z-10 border-t border-hairline bg-surface py-3 wide:hidden">
      <div className="wrap grid grid-cols-1 items-center gap-x-4 gap-y-1.5 max-phone:[&_button]:px-4 max-phone:[&_button_svg]:hidden tiny:grid-cols-[minmax(0,1fr)_auto]">
        <div className="max-tiny:hidden">
          <p className="line-clamp-2 font-serif text-16 leading-5 wrap-anywhere">{webstore.name}</p>
          <p className="truncate text-14 text-muted">{placeOf(webstore)}</p>
        </div>
        {!webstore.isUnclaimed ? (
          <AskButton kind="primary" size="field" vendors={[webstore]}>
            {ask.one}
          </AskButton>
        ) : hasDates ? (
          <a href="#webstore-availability" className={style}>
            {texts.seeDates}
          </a>
        ) : (
          website !== undefined && (
            <a href={website} {...elsewhere} className={style}>
              {texts.visitWebsite}
            </a>
          )
        )}
        <EventDaySlot
          calendar={webstore.calendar}
          canAsk={!webstore.isUnclaimed}
          className="col-span-full text-14 max-tiny:hidden"
        />
      </div>
    </div>
  );
}
