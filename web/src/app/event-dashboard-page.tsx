import { ResultCard } from '../features/directory/components/result-card.js';
import { EventDashboard } from '../features/events/dashboard/event-dashboard.js';
import { LatestConversations } from '../features/messaging/inbox/latest-conversations.js';

const Messages = () => <LatestConversations side="event-user" />;

/** The dashboard of a couple, with the directory's cards and the newest conversations in it. */
export default function EventDashboardPage() {
  return <EventDashboard Card={ResultCard} Messages={Messages} />;
}
