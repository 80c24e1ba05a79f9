import { Suspense, useState } from 'react';
import { ImageIcon } from 'lucide-react';
import { daysUntil } from '#contracts/events/event-date.js';
import type { EventView } from '#contracts/events/events.views.js';
import { lazyPart } from '../../../base/lazy-part.js';
import { formatNumber } from '../../../base/format.js';
import { useNow } from '../../../base/use-now.js';
import { eventDashboard as texts } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { Picture } from '../../../ui/picture.js';
import { localToday } from '../event-format.js';
import { heroPicture } from '../hero-pictures.js';

const HeroChoice = lazyPart(() => import('./hero-choice.js'));

/** The chosen picture with the number of remaining days (EV-42). */
export function EventHero({ event, firstName }: { event: EventView; firstName: string }) {
  const [isChoosing, setChoosing] = useState(false);
  const picture = heroPicture(event);
  const now = new Date(useNow());
  return (
    <>
      <section className="relative isolate flex min-h-100 flex-col justify-end overflow-hidden rounded-card bg-night p-5 text-on-action desk:min-h-105 desk:p-11">
        <div className="absolute inset-0 -z-1">
          {picture && <Picture picture={picture} sizes="(min-width: 1440px) 82rem, 100vw" isFirst />}
          <div className="absolute inset-0 bg-linear-to-t from-night from-10% to-transparent to-75%" />
        </div>
        <p className="display-22">{texts.greeting(now.getHours(), firstName)}</p>
        <Countdown event={event} today={localToday(now)} />
        <div className="order-first -mt-1 -mr-1 mb-auto self-end pb-4 desk:-mt-7 desk:-mr-7">
          <Button
            size="small"
            className="border-transparent bg-tag text-plum-dark"
            onPress={() => setChoosing(!isChoosing)}
          >
            <ImageIcon className="size-4" aria-hidden />
            {texts.changePicture}
          </Button>
        </div>
      </section>
      {isChoosing && (
        <Suspense fallback={null}>
          <HeroChoice event={event} onDone={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function Countdown({ event: { eventType, eventDate }, today }: { event: EventView; today: string }) {
  const planned = texts.planned(eventType);
  const { eventDate: day, eventTimeline } = eventDate;
  if (day === null) {
    return <h1 className="display-48 mt-1">{eventTimeline ? texts.flexible[eventTimeline] : texts.title}</h1>;
  }
  const days = daysUntil(day, today);
  if (days <= 0) {
    return <h1 className="display-48 mt-1">{days === 0 ? texts.today(planned) : texts.daysAgo(-days, planned)}</h1>;
  }
  return (
    <h1 className="mt-1 flex flex-wrap items-end gap-x-4">
      <span className="countdown whitespace-nowrap">{formatNumber(days)}</span>{' '}
      <span className="display-28 max-w-min pb-2 whitespace-nowrap desk:pb-4">
        {texts.daysUntil(days)} <br />
        {planned}
      </span>
    </h1>
  );
}
