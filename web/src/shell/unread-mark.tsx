import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../lib/services.js';
import { unreadConversationsQuery } from '../lib/unread-conversations.js';
import { shell } from '../texts/shell.js';

/** A dot where conversations of an inbox are unread, with their number for screen readers. */
export default function UnreadMark({ path }: { path: string }) {
  const { api } = useServices();
  const { data } = useQuery(unreadConversationsQuery(api));
  const unread = (path === pagePaths.vendorInbox ? data?.vendor : data?.eventUser) ?? 0;
  if (unread === 0) return null;
  return (
    <span className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-plum forced-colors:bg-[Highlight]">
      <span className="sr-only">{shell.unread(unread)}</span>
    </span>
  );
}
