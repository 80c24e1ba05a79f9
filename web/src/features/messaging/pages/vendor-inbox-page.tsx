import { Inbox } from '../inbox/inbox.js';

/** The messages of a vendor (MSG-5). */
export default function VendorInboxPage() {
  return <Inbox side="vendor" />;
}
