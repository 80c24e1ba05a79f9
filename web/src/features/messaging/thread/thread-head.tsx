import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Folder, Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { messaging } from '../../../texts/messaging.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { ConversationActions } from '../components/conversation-actions.js';
import { PersonMark } from '../components/person-mark.js';
import { VendorDay } from '../components/vendor-day.js';
import { folderPath } from '../paths.js';
import { useVendorDays } from '../use-vendor-days.js';

interface ThreadHeadProps {
  side: Side;
  folder: Folder;
  conversation: ConversationView;
  contextLine: string;
}

/** With whom and about what; on small screens with the way back to the list. */
export function ThreadHead({ side, folder, conversation, contextLine }: ThreadHeadProps) {
  const { displayName, avatarImage, avatarText, webstoreUrl } = conversation;
  const vendorDay = useVendorDays(side, [[conversation]]);
  const name = displayName || messaging.someoneWhoLeft;
  return (
    <div className="flex items-center gap-3 border-b border-hairline px-2 py-3 desk:px-6">
      <Link
        to={folderPath(side, folder)}
        aria-label={messaging.thread.back}
        className={`${focusRing} grid size-11 shrink-0 place-items-center rounded-full hover:bg-blush-soft desk:hidden`}
      >
        <ChevronLeft className="size-6" aria-hidden />
      </Link>
      <PersonMark image={avatarImage} text={avatarText} />
      <div className="min-w-0 grow">
        <h2 className="display-18 truncate text-nowrap!">
          {side === 'event-user' && webstoreUrl !== null ? (
            <Link
              to={`/${webstoreUrl}`}
              className={`${focusRing} block min-h-6 w-fit max-w-full truncate rounded-input hover:text-plum hover:underline`}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="truncate text-14 text-muted">{contextLine}</p>
          <VendorDay {...vendorDay(conversation)} />
        </div>
      </div>
      <ConversationActions side={side} conversation={conversation} isOpened />
    </div>
  );
}
