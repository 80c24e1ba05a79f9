import { Embeddable, Property } from '@mikro-orm/decorators/legacy';
import type { Folder } from '#contracts/messaging/conversation.js';

/** The state of one side of a conversation: how far it has read, and where it keeps the conversation. */
@Embeddable()
export class SideState {
  /** Null once the person or the webstore was erased. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  @Property({ type: 'text' })
  folder: Folder;

  /** Position of the last message that was shown. */
  @Property({ type: 'integer' })
  readSeq: number;

  /** Messages of the other side behind `readSeq`. */
  @Property({ type: 'integer' })
  unreadCount: number;

  @Property({ type: 'boolean' })
  isMarkedUnread: boolean;

  /** When the last mail about unread messages was sent. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  mailedAt: Date | null;

  static of(userId: string): SideState {
    const state = {
      userId,
      folder: 'inbox' as const,
      readSeq: 0,
      unreadCount: 0,
      isMarkedUnread: false,
      mailedAt: null,
    };
    return Object.assign(new SideState(), state);
  }
}
