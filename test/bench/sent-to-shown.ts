import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConversationMessageView } from '#contracts/messaging/messaging.views.js';
import type { MadeConversation, Person } from './correspondents.ts';
import { openSocket } from './open-sockets.ts';

/** Milliseconds until the last messages must have arrived. */
const lastWait = 10_000;
/** Milliseconds between two tries at most, as in a browser. */
const longestPause = 2_000;

export interface Sending {
  /** Milliseconds from sending a message to the api's answer. */
  acknowledged: number[];
  /** Milliseconds from sending it until the other side has it. */
  shown: number[];
  lost: number;
  /** Answers 503, after which a message was sent again. */
  refused: number;
}

/** Sends messages at an even pace, by both sides of all conversations in turn, as browsers do. */
export async function sendEvenly(
  api: string,
  conversations: readonly MadeConversation[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Sending> {
  const sentAt = new Map<string, number>();
  const shown = new Map<string, number>();
  const listen = ({ token }: Person) =>
    openSocket(api, token, ({ action, data }) => {
      const { uuid, message } = data as ConversationMessageView;
      if (action === 'IncomingMessage' && message.source === 'received' && !shown.has(uuid)) {
        shown.set(uuid, performance.now() - (sentAt.get(uuid) ?? NaN));
      }
    });
  const people = conversations.flatMap(({ couple, vendor }) => [couple, vendor]);
  const sockets = await Promise.all(people.map(listen));
  const acknowledged: number[] = [];
  let refused = 0;
  const sending: Promise<void>[] = [];
  const total = perSecond * seconds;
  for (let nth = 0, began = performance.now(); nth < total; nth++) {
    await sleep(Math.max(0, began + (nth * 1_000) / perSecond - performance.now()));
    const { id, couple, vendor } = conversations[nth % conversations.length]!;
    const sender = Math.floor(nth / conversations.length) % 2 === 0 ? couple : vendor;
    const uuid = randomUUID();
    sentAt.set(uuid, performance.now());
    const sent = send(api, id, sender, uuid).then((times) => {
      refused += times;
      acknowledged.push(performance.now() - (sentAt.get(uuid) ?? NaN));
    });
    sent.catch(() => undefined); // rethrown below
    sending.push(sent);
  }
  await Promise.all(sending);
  for (const until = Date.now() + lastWait; shown.size < total && Date.now() < until; await sleep(50));
  for (const socket of sockets) socket.terminate();
  return { acknowledged, shown: [...shown.values()], lost: total - shown.size, refused };
}

/** Sends a message until the api accepts it, as a browser does; returns the number of refusals before. */
async function send(api: string, id: string, { token }: Person, uuid: string): Promise<number> {
  for (let refused = 0; ; refused++) {
    const answer = await fetch(`${api}/api/conversations/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uuid, message: 'Would half past five work for the portraits by the creek?' }),
    });
    const text = await answer.text();
    if (answer.ok) return refused;
    if (answer.status !== 503) throw new Error(`A message was answered with ${answer.status} ${text}`);
    await sleep(Math.min(longestPause, 100 * 2 ** refused));
  }
}
