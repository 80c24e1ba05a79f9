import { Inbox } from '../inbox/inbox.js';

/** The messages of a couple (MSG-5). */
export default function InboxPage() {
  return <Inbox side="event-user" />;
}
