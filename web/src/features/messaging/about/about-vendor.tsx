import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { dayStateOf } from '#contracts/webstore/short-calendar.js';
import { formatPlace } from '../../../base/format.js';
import { routeKey } from '../../../lib/route-query.js';
import { useServices, useUser } from '../../../lib/services.js';
import { useEventDay } from '../../../shell/event-day/use-event-day.js';
import { FavoriteButton } from '../../../shell/favorite-button.js';
import { directory } from '../../../texts/directory.js';
import { messaging } from '../../../texts/messaging.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Picture } from '../../../ui/picture.js';
import { PriceSigns } from '../../../ui/price-signs.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { CalendarCheck, Check } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { DayState } from '../components/day-state.js';
import { useBooking } from '../use-booking.js';

const { about: texts, booked } = messaging;

/** The vendor of a conversation as couples find them; nothing once the page is off the site. */
export function AboutVendor({ conversation }: { conversation: ConversationView }) {
  const { api } = useServices();
  const { webstoreId, webstoreUrl } = conversation;
  const day = useEventDay(useUser()?.id);
  const { data } = useQuery({
    queryKey: [...routeKey(directoryRoutes.listIds), webstoreId],
    queryFn: ({ signal }) => api.call(directoryRoutes.listIds, { body: { ids: [webstoreId] }, signal }),
    enabled: webstoreUrl !== null,
    staleTime: 60_000,
  });
  if (webstoreUrl === null) return null;
  if (!data) return <Skeleton className="aspect-4/3 rounded-card" />;
  const [listing] = data;
  if (!listing) return null;
  const { id, name, url, categoryName, city, state: inState, coverImage, priceTier, calendar } = listing;
  return (
    <>
      <div className="relative">
        <div className="relative aspect-4/3 overflow-hidden rounded-card">
          <Picture picture={coverImage} sizes="16rem" />
        </div>
        <FavoriteButton webstoreId={id} name={name} className="top-2 right-2" />
      </div>
      <h2 className="display-22 mt-4 wrap-anywhere">
        <Link to={`/${url}`} className="hover:text-plum hover:underline">
          {name}
        </Link>
      </h2>
      <p className="mt-1 text-14 text-muted">{directory.card.categoryIn(categoryName, formatPlace(city, inState))}</p>
      {priceTier !== null && (
        <p className="mt-1 text-14">
          <PriceSigns tier={priceTier} />
        </p>
      )}
      {day !== null && <DayState day={day} state={dayStateOf(calendar, day)} words={texts.onYourDate} />}
      <ButtonLink to={`/${url}`} className="mt-5 w-full">
        {texts.seePage}
      </ButtonLink>
      <Booking conversation={conversation} />
      <p className="mt-4 text-12 text-muted">{texts.privacy}</p>
    </>
  );
}

/** Whether the couple has booked the vendor, and the way to say so. */
function Booking({ conversation }: { conversation: ConversationView }) {
  const booking = useBooking('event-user', conversation);
  if (!booking) return null;
  const { isBooked, isSaving, change } = booking;
  if (!isBooked) {
    return (
      <Button className="mt-3 w-full" isPending={isSaving} onPress={() => void change()}>
        <Check className="size-4.5" aria-hidden />
        {booked.mark}
      </Button>
    );
  }
  return (
    <p className="mt-3 flex items-center justify-between gap-3 text-14 font-strong text-sage-ink">
      <span className="flex items-center gap-2">
        <CalendarCheck className="size-4.5" strokeWidth={1.75} aria-hidden />
        {booked.isMarked}
      </span>
      <Button kind="quiet" size="small" isPending={isSaving} onPress={() => void change()}>
        {booked.unmark}
      </Button>
    </p>
  );
}
