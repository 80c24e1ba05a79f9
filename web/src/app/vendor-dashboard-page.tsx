import { UnreadConversations } from '../features/messaging/inbox/unread-conversations.js';
import { VendorDashboard } from '../features/webstore/components/dashboard/vendor-dashboard.js';

const Messages = () => <UnreadConversations side="vendor" />;

/** The dashboard of a vendor, with the unread conversations in it. */
export default function VendorDashboardPage() {
  return <VendorDashboard Messages={Messages} />;
}
