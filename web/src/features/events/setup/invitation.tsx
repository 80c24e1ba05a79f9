import type { EventAnswers } from '#contracts/events/event-setup.js';
import { formatLongDay } from '../../../base/format.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { BrandMark } from '../../../ui/brand-mark.js';
import { placeName } from '../event-format.js';

/** The lines of the answers so far, the latest last. */
function linesOf({ firstName, lastName, eventType, eventDate, eventLocations, basics }: EventAnswers) {
  const { eventDate: day, eventTimeline } = eventDate;
  return {
    name: `${firstName} ${lastName}`.trim(),
    type: eventType && texts.types[eventType],
    date: day !== null ? formatLongDay(day) : eventTimeline && texts.timelines[eventTimeline],
    place: placeName(eventLocations),
    guests: basics.guestCount === null ? null : texts.invitation.guests(basics.guestCount),
  };
}

const paper = 'bg-code-paper text-code-ink shadow-float';

/** An invitation that fills in with each answer; paper in both themes. */
export function Invitation({ answers }: { answers: EventAnswers }) {
  const { name, type, date, place, guests } = linesOf(answers);
  const rule = <span className="my-4 h-px w-10 bg-code-ink/40" />;
  return (
    <div aria-hidden className="w-full max-w-90">
      <div className={`${paper} relative min-h-0 overflow-hidden rounded-input p-3.5 wide:aspect-5/7 wide:p-7`}>
        <div className="flex h-full flex-col items-center rounded-t-full rounded-b-input border border-code-ink/25 px-3 pt-7 pb-8 text-center text-code-ink wide:px-6">
          <BrandMark className="size-10 text-code-plum" />
          <p className="display-28 mt-5 wrap-anywhere text-code-plum">{name || <Blank wide />}</p>
          <p className="display-18 mt-1 text-code-ink/75">{type}</p>
          {rule}
          <p className="display-18 text-code-ink">{date ?? <Blank wide />}</p>
          <p className="mt-2 text-code-ink/75">{place ?? <Blank />}</p>
          {guests !== null && (
            <>
              {rule}
              <p className="text-code-ink/75">{guests}</p>
            </>
          )}
        </div>
        <img
          src="/assets/events/roses.webp"
          alt=""
          className="pointer-events-none absolute right-0 bottom-0 hidden w-1/2 wide:block"
        />
      </div>
    </div>
  );
}

const Blank = ({ wide = false }: { wide?: boolean }) => (
  <span className={`mt-2 block h-2.5 max-w-full rounded-full bg-code-ink/10 ${wide ? 'w-40' : 'w-28'}`} />
);

/** The same as a narrow strip above the title, on small screens. */
export function InvitationSlip({ answers }: { answers: EventAnswers }) {
  const { name, type, date, place, guests } = linesOf(answers);
  const [last, before] = [guests, place, date, type, name].filter((line) => line);
  return (
    <div aria-hidden className={`${paper} mb-6 flex items-center gap-3 rounded-input py-2.5 pr-4 pl-2.5 desk:hidden`}>
      <span className="grid h-13 w-11 place-items-center rounded-t-full rounded-b-input border border-code-ink/25 text-code-ink">
        <BrandMark className="size-6" />
      </span>
      <span className="grid min-w-0">
        <span className="display-18 truncate">{last ?? texts.invitation.begins}</span>
        {before && <span className="truncate text-14 text-code-ink/75">{before}</span>}
      </span>
    </div>
  );
}
