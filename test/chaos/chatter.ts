import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Side } from '#contracts/messaging/conversation.js';
import type {
  ConversationMessageView,
  ConversationStateView,
  MessageView,
} from '#contracts/messaging/messaging.views.js';
import type { SocketFrame } from '#contracts/shared/socket.js';
import type { SeededRandom } from '#src/demo/random/seeded-random.js';
import type { Operator } from './operator.ts';

/** A message that a person has written. */
export interface Written {
  uuid: string;
  text: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
  /** Its position, once the api has acknowledged it. */
  seq?: number;
  acknowledgedAt?: number;
}

/** Milliseconds; the pauses are those of the browser's outbox and socket. */
const timeout = 30_000;
const longestPause = 2_000;
const reconnectPause = 500;
/** Milliseconds that a message may wait after everything else has ended. */
const lastTry = 60_000;
const pageSize = 100;

/**
 * Simulates one of two people who chat: writes one message after the other, repeats each until it is acknowledged, and
 * shows what is pushed, or fetched after a reconnect or a gap.
 */
export class Chatter {
  readonly written: Written[] = [];
  /** Messages on the screen by position, with the time of their arrival. */
  readonly shown = new Map<number, { message: MessageView; at: number }>();
  /** Messages that have changed on the screen. */
  readonly broken: string[] = [];
  readonly side: Side;
  private readonly api: string;
  private readonly account: Operator;
  private readonly random: SeededRandom;
  private readonly conversationId: string;
  private readonly surprises: string[];
  private socket?: WebSocket;
  private fetching: Promise<void> = Promise.resolve();
  private done = false;

  constructor(options: {
    api: string;
    side: Side;
    account: Operator;
    random: SeededRandom;
    conversationId: string;
    /** Collects responses that no fault explains. */
    surprises: string[];
  }) {
    this.api = options.api;
    this.side = options.side;
    this.account = options.account;
    this.random = options.random;
    this.conversationId = options.conversationId;
    this.surprises = options.surprises;
    void this.listen();
  }

  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const text = `Chaos ${String(this.written.length + 1).padStart(6, '0')} by the ${this.side}`;
      const message: Written = { uuid: randomUUID(), text, writtenAt: Date.now() };
      this.written.push(message);
      await this.sendUntilAcknowledged(message, isOver);
      await sleep(this.random.integer(50, 350));
    }
  }

  stop(): void {
    this.done = true;
    this.socket?.terminate();
  }

  /** All messages of the conversation, as the api returns them now. */
  async history(): Promise<MessageView[]> {
    const messages: MessageView[] = [];
    for (let hasLater = true; hasLater;) {
      const state = await this.fetchAfter(messages.at(-1)?.seq ?? 0);
      if (!state) throw new Error(`The conversation cannot be read by the ${this.side}`);
      messages.push(...state.thread.messages);
      hasLater = state.thread.hasLater;
    }
    return messages;
  }

  private async sendUntilAcknowledged(message: Written, isOver: () => boolean): Promise<void> {
    let giveUpAt = Infinity;
    for (let tried = 1; Date.now() < giveUpAt; tried++) {
      const answer = await this.call<ConversationMessageView>('POST', 'messages', {
        uuid: message.uuid,
        message: message.text,
      });
      if (answer?.status === 200) {
        Object.assign(message, { seq: answer.body.message.seq, acknowledgedAt: Date.now() });
        return this.show(answer.body.message);
      }
      if (isOver()) giveUpAt = Math.min(giveUpAt, Date.now() + lastTry);
      await sleep(Math.min(longestPause, 100 * 2 ** tried));
    }
  }

  private async listen(): Promise<void> {
    for (; !this.done; await sleep(reconnectPause)) await this.connectOnce();
  }

  /** Resolves when the connection is closed. */
  private async connectOnce(): Promise<void> {
    const jwt = await this.account.bearer();
    if (jwt === undefined || this.done) return;
    const socket = new WebSocket(`${this.api.replace('http', 'ws')}/socket`, { handshakeTimeout: 5_000 });
    this.socket = socket;
    socket.on('open', () => socket.send(JSON.stringify({ action: 'Identify', data: { jwt, appName: this.side } })));
    socket.on('message', (text: Buffer) => this.hear(JSON.parse(text.toString()) as SocketFrame));
    socket.on('error', () => undefined); // 'close' follows
    await new Promise((resolve) => socket.on('close', resolve));
  }

  private hear({ action, data }: SocketFrame): void {
    if (action === 'Identified') return this.catchUp();
    if (action !== 'IncomingMessage') return;
    const { conversationId, message } = data as ConversationMessageView;
    if (conversationId !== this.conversationId) return;
    const isGap = message.seq > this.latest() + 1;
    this.show(message);
    if (isGap) this.catchUp();
  }

  /** Fetches what was missed, after the last position that is shown without a gap; one fetch at a time. */
  private catchUp(): void {
    this.fetching = this.fetching.then(async () => {
      for (let hasLater = true; hasLater;) {
        const state = await this.fetchAfter(this.latest());
        for (const message of state?.thread.messages ?? []) this.show(message);
        hasLater = state?.thread.hasLater ?? false;
        // A page that cannot be loaded is loaded when the connection is back.
        if (!state) this.socket?.terminate();
      }
    });
  }

  private show(message: MessageView): void {
    const { message: known } = this.shown.get(message.seq) ?? {};
    if (known && known.uuid !== message.uuid) {
      this.broken.push(`position ${message.seq} showed the ${this.side} '${known.message}', then '${message.message}'`);
    }
    if (!known) this.shown.set(message.seq, { message, at: Date.now() });
  }

  private latest(): number {
    let seq = 0;
    while (this.shown.has(seq + 1)) seq += 1;
    return seq;
  }

  private async fetchAfter(seq: number): Promise<ConversationStateView | undefined> {
    const answer = await this.call<ConversationStateView>('GET', `?after=${seq}&pageSize=${pageSize}`);
    return answer?.status === 200 ? answer.body : undefined;
  }

  /** Returns undefined without a response. */
  private async call<T>(method: string, rest: string, body?: object) {
    const token = await this.account.bearer();
    if (token === undefined) return undefined;
    const path = `conversations/${this.conversationId}${rest.startsWith('?') ? rest : `/${rest}`}`;
    try {
      const answer = await fetch(`${this.api}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(timeout),
      });
      const reply = { status: answer.status, body: (await answer.json()) as T };
      if (answer.status !== 200 && answer.status !== 503) {
        this.surprises.push(`${method} ${path} answered ${answer.status}: ${JSON.stringify(reply.body)}`);
      }
      return reply;
    } catch {
      return undefined;
    }
  }
}
