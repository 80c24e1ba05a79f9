import { ResultCard } from '../features/directory/components/result-card.js';
import { EventDashboard } from '../features/events/dashboard/event-dashboard.js';

/** The dashboard of a couple, with cards of the directory. */
export default function EventDashboardPage() {
  return <EventDashboard Card={ResultCard} />;
}
