import type { Side } from '#contracts/messaging/conversation.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import type { SocketCaller } from '#src/platform/realtime/socket-action.js';

/** The side as which a socket acts: that of the application which identified. */
export const sideOf = ({ appName }: SocketCaller): Side => (appName === 'vendor' ? 'vendor' : 'event-user');

/**
 * Returns the user of a socket, who acts in person.
 * @throws Refusal `unavailable-for-admins` while an operator acts for the user (OP-94)
 */
export function userInPerson({ user }: SocketCaller): string {
  if (user.impersonatorId === undefined) return user.userId;
  throw new Refusal('unavailable-for-admins', 'This action is currently unavailable for admins');
}
