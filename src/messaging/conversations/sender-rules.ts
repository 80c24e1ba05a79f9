import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { sendingLimits } from '#contracts/messaging/conversation.js';
import { linkCount } from '#contracts/messaging/message-text.js';
import { IdentityFacade, type KnownSender } from '#src/identity/public/identity-facade.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { BlockedSender } from './domain/blocked-sender.js';

const minute = 60_000;
const day = 86_400_000;

const limits = {
  messages: { code: 'too-many-messages', most: sendingLimits.messagesPerMinute, window: minute },
  conversations: { code: 'too-many-conversations', most: sendingLimits.conversationsPerDay, window: day },
} as const;

/** Decides who may send what, in the transaction that sends it. */
@Injectable()
export class SenderRules {
  constructor(private readonly identity: IdentityFacade) {}

  /**
   * Admits a message of a user and counts it. The count is a row, so that it holds across processes and survives Redis.
   * @returns whether the message must wait for an operator: links from a new account
   * @throws Refusal `sender-blocked`, `email-not-confirmed`, `too-many-messages`
   */
  async admit(em: EntityManager, userId: string, text: string, now: Date): Promise<'deliver' | 'hold'> {
    const { createdAt } = await this.check(em, userId);
    await this.count(em, userId, 'messages', now);
    const isNew = now.getTime() - createdAt.getTime() < sendingLimits.newAccountDays * day;
    return isNew && linkCount(text) > 0 ? 'hold' : 'deliver';
  }

  /**
   * Checks that a user may write to others at all.
   * @throws Refusal `sender-blocked`, `email-not-confirmed`
   */
  async check(em: EntityManager, userId: string): Promise<KnownSender> {
    if ((await em.count(BlockedSender, { userId })) > 0) {
      throw new Refusal('sender-blocked', 'An operator has blocked this account from sending messages.');
    }
    const sender = (await this.identity.senders([userId])).get(userId);
    if (!sender?.emailIsConfirmed) {
      throw new Refusal('email-not-confirmed', 'Confirm your email before you send your first message.');
    }
    return sender;
  }

  /** @throws Refusal `too-many-conversations` */
  admitConversation(em: EntityManager, userId: string, now: Date): Promise<void> {
    return this.count(em, userId, 'conversations', now);
  }

  private async count(em: EntityManager, userId: string, what: keyof typeof limits, now: Date): Promise<void> {
    const { code, most, window } = limits[what];
    const start = now.getTime() - (now.getTime() % window);
    const since = new Date(start).toISOString();
    const { rows } = await sql<{ count: number }>`
      insert into messaging.sending_count as known (user_id, what, since, count)
      values (${userId}::uuid, ${what}, ${since}::timestamptz, 1)
      on conflict (user_id, what) do update set
        count = case when known.since = excluded.since then known.count + 1 else 1 end, since = excluded.since
      returning count`.execute(em.getKysely());
    if ((rows[0]?.count ?? 0) <= most) return;
    const seconds = Math.ceil((start + window - now.getTime()) / 1_000);
    throw new Refusal(code, 'Too many requests. Wait a while and try again.', {
      params: { limit: most, seconds },
    });
  }
}
