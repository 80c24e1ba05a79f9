import { ResultCard } from '../features/directory/components/result-card.js';
import { EventDashboard } from '../features/events/dashboard/event-dashboard.js';

/** The dashboard of a couple, with the directory's cards in it. */
export default function EventDashboardPage() {
  return <EventDashboard Card={ResultCard} />;
}
