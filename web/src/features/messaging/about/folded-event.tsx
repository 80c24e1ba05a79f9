import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { formatLongDay } from '../../../base/format.js';
import { useIsWide } from '../../../lib/window-width.js';
import { messaging } from '../../../texts/messaging.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { dayIcons, isOpenDay } from '../../../shell/event-day/day-icons.js';
import { useDayState } from '../components/day-state.js';
import { eventFacts, eventName } from './event-facts.js';

/**
 * The couple's event above a thread of a vendor, where there is no space beside it: one line that says whether the
 * vendor is open that day, and unfolds to the facts. Nothing without facts.
 */
export function FoldedEvent({ conversation }: { conversation: ConversationView }) {
  const isBeside = useIsWide();
  const day = conversation.context.eventDate;
  const state = useDayState(conversation.webstoreId, isBeside ? null : day);
  const isSaid = day !== null && state !== undefined;
  const facts = eventFacts(conversation).filter(({ name }) => !isSaid || name !== messaging.quote.date);
  if (isBeside || facts.length === 0) return null;
  const Icon = dayIcons[state ?? 'unknown'];
  const isOpen = state !== undefined && isOpenDay(state);
  const tone = isOpen ? 'bg-sage-soft text-sage-ink' : 'bg-sunk text-muted';
  return (
    <Disclosure className={`group/event shrink-0 border-b border-hairline text-14 ${tone}`}>
      <Button
        slot="trigger"
        className={`${focusRing} flex min-h-11 w-full cursor-pointer items-center gap-3 px-5 py-2.5 text-left font-strong -outline-offset-2! desk:px-6`}
      >
        <Icon className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden />
        <span className="min-w-0 grow wrap-anywhere">
          {isSaid ? messaging.about.onDay[state](formatLongDay(day)) : eventName(conversation)}
        </span>
        <ChevronDown
          className="size-4.5 shrink-0 transition-transform group-data-expanded/event:rotate-180"
          aria-hidden
        />
      </Button>
      <DisclosurePanel>
        <dl className="max-h-[40dvh] overflow-y-auto px-5 pb-3 desk:px-6">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 py-1">
              <dt>{name}</dt>
              <dd className="text-right font-medium wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </DisclosurePanel>
    </Disclosure>
  );
}
