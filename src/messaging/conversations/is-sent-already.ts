import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Side } from '#contracts/messaging/conversation.js';

/** Whether a side of a locked conversation has sent this message already, delivered or held. */
export async function isSentAlready(
  em: EntityManager,
  { conversationId, side, uuid }: { conversationId: string; side: Side; uuid: string },
): Promise<boolean> {
  const key = sql`conversation_id = ${conversationId}::uuid and side = ${side} and uuid = ${uuid}::uuid`;
  const { rows } = await sql<{ is_sent: boolean }>`
    select exists (select 1 from messaging.message where ${key})
      or exists (select 1 from messaging.held_message where ${key}) as is_sent`.execute(em.getKysely());
  return rows[0]?.is_sent === true;
}
