import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { EventView } from '#contracts/events/events.views.js';
import { maxAskedVendors } from '#contracts/messaging/conversation.js';
import { EventInfoRequest } from '#contracts/messaging/messaging.requests.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useRequestForm } from '../../../forms/use-request-form.js';
import { ProblemError } from '../../../lib/problem-error.js';
import type { AskedVendor } from '../../../shell/ask-context.js';
import { quoteRequest as texts } from '../../../texts/quote-request.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Notice } from '../../../ui/notice.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { AskedVendors } from './asked-vendors.js';
import { quoteDraft } from './quote-draft.js';
import { QuoteFields } from './quote-fields.js';
import { useSendRequest, type SentRequests } from './use-send-request.js';

const { fields, missing } = texts;

interface QuoteFormProps {
  event: EventView;
  /** Name of the person who asks. */
  name: string;
  vendors: readonly AskedVendor[];
  onSent: (sent: SentRequests) => void;
  onClose: () => void;
}

/** A request as the event fills it in. */
const requestOf = (event: EventView, name: string): EventInfoRequest => ({
  message: quoteDraft.read(),
  name,
  eventDate: event.eventDate.eventDate,
  eventTimeline: event.eventDate.eventDate === null ? event.eventDate.eventTimeline : null,
  budget: event.basics.budgetTier,
  eventType: event.eventType,
  guestCount: event.basics.guestCount,
  place: event.eventLocations[0]?.displayText || null,
});

const fieldTexts = {
  message: { 'not-blank': missing.message, 'is-length': missing.message, 'not-empty': missing.message },
  name: { 'is-length': missing.name, 'not-blank': missing.name },
};

/** The form of a request, filled in from the event: usually only the message is left to write. */
export function QuoteForm({ event, name, vendors, onSent, onClose }: QuoteFormProps) {
  const [asked, setAsked] = useState(() => vendors.slice(0, maxAskedVendors).map(({ id }) => id));
  const send = useSendRequest(event.id);
  const { control, handleSubmit, refuse, element, formState } = useRequestForm(EventInfoRequest, {
    defaultValues: requestOf(event, name),
    asRequest: (values) => ({ ...values, name: values.name.trim() }),
    texts: fieldTexts,
  });
  const day = useWatch({ control, name: 'eventDate' });
  const submit = handleSubmit(async (values) => {
    if (asked.length === 0) return;
    try {
      const eventInfo = { ...values, name: values.name.trim() };
      const sent = await send.mutateAsync({ webstoreIds: asked, eventInfo });
      quoteDraft.write('');
      onSent(sent);
    } catch (error) {
      if (error instanceof ProblemError) refuse(error);
    }
  });
  return (
    <form {...element} onSubmit={(submitted) => void submit(submitted)}>
      <div className="grid gap-5">
        <FilledIn />
        {vendors.length > 1 && <AskedVendors vendors={vendors} asked={asked} day={day} onChange={setAsked} />}
        <QuoteFields
          control={control}
          along={alongOf(event)}
          webstoreId={vendors.length === 1 ? vendors[0]?.id : undefined}
        />
        {send.error && <NotSent error={send.error} />}
      </div>
      {/* On phones the button is always in view, below what scrolls; the cross closes the form there. */}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-surface max-tablet:sticky max-tablet:-bottom-7 max-tablet:-mx-6 max-tablet:-mb-7 max-tablet:border-t max-tablet:border-hairline max-tablet:px-6 max-tablet:py-4 max-tiny:static">
        <p className="max-w-70 text-12 text-muted max-tablet:max-w-none">{texts.privacy}</p>
        <div className="flex flex-wrap gap-2 max-tablet:w-full">
          <Button kind="quiet" className="max-tablet:hidden" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" kind="primary" className="max-tablet:grow" isPending={formState.isSubmitting}>
            {texts.send}
          </Button>
        </div>
      </div>
    </form>
  );
}

function alongOf({ basics, eventLocations }: EventView): string | undefined {
  const hasPlace = Boolean(eventLocations[0]?.displayText);
  if (basics.guestCount !== null) return hasPlace ? fields.alongBoth : fields.alongGuests;
  return hasPlace ? fields.alongPlace : undefined;
}

const FilledIn = () => (
  <p className="flex items-start gap-3 rounded-card bg-blush-soft px-4 py-3 text-14">
    <CalendarHeart className="mt-0.5 size-4.5 shrink-0 text-plum" strokeWidth={1.75} aria-hidden />
    <span>
      {texts.from}{' '}
      <Link to={pagePaths.eventInformation} target="_blank" className={textLinkStyle}>
        {texts.yourEvent}
      </Link>
      {'. '}
      {texts.stays}
    </span>
  </p>
);

/** Why a request did not go out; a missing confirmation of the email comes with the way to it. */
function NotSent({ error }: { error: Error }) {
  const isUnconfirmed = error instanceof ProblemError && error.code === 'email-not-confirmed';
  return (
    <Notice
      tone="problem"
      title={texts.failed}
      {...(isUnconfirmed && {
        actions: (
          <ButtonLink to={pagePaths.accountInformation} size="small">
            {texts.confirmEmail}
          </ButtonLink>
        ),
      })}
    >
      {error.message}
    </Notice>
  );
}
