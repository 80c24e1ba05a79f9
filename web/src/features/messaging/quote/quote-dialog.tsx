import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { EventView } from '#contracts/events/events.views.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { isEventUser } from '../../../lib/is-event-user.js';
import { useServices } from '../../../lib/services.js';
import type { AskedVendor } from '../../../shell/ask-context.js';
import { quoteRequest as texts } from '../../../texts/quote-request.js';
import { site } from '../../../texts/site.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Modal } from '../../../ui/modal.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { EventFirst } from './event-first.js';
import { QuoteForm } from './quote-form.js';
import { QuoteSent } from './quote-sent.js';
import type { SentRequests } from './use-send-request.js';

interface QuoteDialogProps {
  user: AuthUserView;
  vendors: readonly AskedVendor[];
  onClose: () => void;
}

/** Asks one vendor, or several of one category, for a quote (OP-105). */
export function QuoteDialog({ user, vendors, onClose }: QuoteDialogProps) {
  const [only, ...others] = vendors;
  const title = only && others.length === 0 ? texts.titleOf(only.name) : texts.title;
  return (
    <Modal isOpen size="medium" title={title} close={texts.close} onClose={onClose} closesOnGround={false}>
      {isEventUser(user) ? (
        <OwnRequest user={user} vendors={vendors} onClose={onClose} />
      ) : (
        <StatePanel icon={Info} {...texts.notForVendors} />
      )}
    </Modal>
  );
}

function OwnRequest({ user, vendors, onClose }: QuoteDialogProps) {
  const { api, toasts } = useServices();
  const client = useQueryClient();
  const query = eventProfileQuery(api, user.id);
  const { data: profile, isError, isFetching, refetch } = useQuery(query);
  const [sent, setSent] = useState<SentRequests | null>(null);
  /** The event as it was when the form opened: what is typed stays when it is read again. */
  const [opened, setOpened] = useState<EventView | null>(null);
  const event = opened ?? profile?.event ?? null;
  if (sent) return <QuoteSent sent={sent} vendors={vendors} onClose={onClose} />;
  if (event && profile) {
    const name = [profile.eventUser?.firstName || user.firstName, profile.eventUser?.lastName || user.lastName];
    return (
      <QuoteForm
        event={event}
        name={name.filter(Boolean).join(' ')}
        vendors={vendors}
        onSent={setSent}
        onClose={onClose}
      />
    );
  }
  if (isError) return <LoadFailed {...texts.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!profile) return <OnItsWay />;
  const begin = async () => {
    try {
      const started = await api.call(eventsRoutes.startEvent, {});
      client.setQueryData(query.queryKey, started);
      setOpened(started.event);
    } catch (error) {
      toasts.show('error', error instanceof Error ? error.message : undefined);
    }
  };
  return <EventFirst onBegin={begin} />;
}

const OnItsWay = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">{site.loading}</span>
    <Skeleton className="h-11 rounded-input" />
    <Skeleton className="h-11 rounded-input" />
    <Skeleton className="h-28 rounded-input" />
  </div>
);
