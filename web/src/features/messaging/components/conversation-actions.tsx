import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Archive, CalendarCheck, CalendarX, Flag, Inbox, Mail, Trash2 } from 'lucide-react';
import type { Folder, Side } from '#contracts/messaging/conversation.js';
import type { ConversationView } from '#contracts/messaging/messaging.views.js';
import { lazyPart } from '../../../base/lazy-part.js';
import { useIsImpersonated, useServices } from '../../../lib/services.js';
import { messaging } from '../../../texts/messaging.js';
import { folderPath } from '../paths.js';
import { useBooking } from '../use-booking.js';
import { useChangeConversation } from '../conversations/use-change-conversation.js';
import { ActionMenu, type MenuAction } from './action-menu.js';

const texts = messaging.actions;

/** Code of its own: reports are rare. */
const ReportDialog = lazyPart(() => import('../report/report-dialog.js'));

interface ConversationActionsProps {
  side: Side;
  conversation: ConversationView;
  isOpened: boolean;
}

const moves: readonly { to: Folder; name: string; icon: MenuAction['icon'] }[] = [
  { to: 'inbox', name: texts.toInbox, icon: Inbox },
  { to: 'archive', name: texts.archive, icon: Archive },
  { to: 'trash', name: texts.trash, icon: Trash2 },
];

/** Actions on a conversation (OP-103). An operator who acts for its owner can only read. */
export function ConversationActions({ side, conversation, isOpened }: ConversationActionsProps) {
  const { toasts } = useServices();
  const navigate = useNavigate();
  const { mutate } = useChangeConversation();
  const [isReporting, setReporting] = useState(false);
  const booking = useBooking(side, conversation);
  const { id, displayName, folder, isUnread, eventUserId } = conversation;
  const name = displayName || messaging.someoneWhoLeft;
  if (useIsImpersonated()) return null;
  // An open conversation would be marked as read again at once.
  const leave = () => {
    if (isOpened) void navigate(folderPath(side, folder));
  };
  const move = (to: Folder) => {
    leave();
    mutate({ id, change: { do: 'move', to } }, { onSuccess: () => toasts.show('success', texts.done[to]) });
  };
  const markUnread = () => {
    leave();
    mutate({ id, change: { do: 'mark-unread' } });
  };
  const changeBooking = async () => {
    const { done, undone } = messaging.booked;
    if (await booking?.change()) toasts.show('success', booking?.isBooked ? undone(name) : done(name));
  };
  const canReport = side === 'event-user' ? displayName !== '' : eventUserId !== null;
  const actions: MenuAction[] = [
    ...(isUnread ? [] : [{ id: 'unread', name: texts.markUnread, icon: Mail, onAction: markUnread }]),
    ...moves
      .filter(({ to }) => to !== folder)
      .map(({ to, ...action }) => ({ id: to, ...action, onAction: () => move(to) })),
    ...(booking
      ? [
          {
            id: 'booked',
            name: booking.isBooked ? messaging.booked.unmark : messaging.booked.mark,
            icon: booking.isBooked ? CalendarX : CalendarCheck,
            onAction: () => void changeBooking(),
          },
        ]
      : []),
    ...(canReport
      ? [{ id: 'report', name: texts.report, icon: Flag, isGrave: true, onAction: () => setReporting(true) }]
      : []),
  ];
  return (
    <>
      <ActionMenu label={texts.label(name)} title={name} close={texts.close} actions={actions} />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog side={side} conversation={conversation} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
