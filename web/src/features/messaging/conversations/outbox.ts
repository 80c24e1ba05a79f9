import type { KeyValueStorage } from '../../../lib/browser-storage.js';
import { growingPause } from '../../../lib/growing-pause.js';
import { ProblemError } from '../../../lib/problem-error.js';

/** A message that the server has not confirmed. */
export interface UnsentMessage {
  conversationId: string;
  /** Made once: however often the message is sent, it is stored once (OP-96). */
  uuid: string;
  message: string;
  /** Id of an uploaded file that is sent with it. */
  attachmentId?: string;
  filename?: string;
  isPicture?: boolean;
  /** ISO 8601, by this device's clock. */
  ts: string;
  /** Why the server refused it; absent while it is being sent. */
  problem?: string;
}

export interface OutboxOptions {
  storage: KeyValueStorage;
  userId: string;
  /** Sends a message; resolves once the server has stored it. */
  send: (message: UnsentMessage) => Promise<unknown>;
  /** Notifies when the connection is back; returns how to stop listening. */
  onReady: (listener: () => void) => () => void;
  /** Whether the person whose messages these are is still signed in. */
  isCurrent: () => boolean;
}

const storageKey = (userId: string) => `posy.unsent.${userId}`;
/** Messages that the browser keeps at most. */
const most = 200;
/** Milliseconds between two tries at most: a server that is back is found soon. */
const longestPause = 2_000;

const isTransient = (error: unknown) =>
  !(error instanceof ProblemError) || error.status === 0 || error.status >= 500 || error.status === 401;

/**
 * Messages on their way: each conversation's in order, one after the other, sent again until the server has answered. Kept
 * by the browser, so that a closed tab loses none.
 */
export class Outbox {
  private messages: readonly UnsentMessage[];
  private readonly listeners = new Set<() => void>();
  private readonly busy = new Set<string>();

  constructor(private readonly options: OutboxOptions) {
    this.messages = read(options);
    for (const { conversationId } of this.messages) void this.work(conversationId);
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Oldest first; the same list until it changes. */
  readonly list = (): readonly UnsentMessage[] => this.messages;

  add(message: UnsentMessage): void {
    this.become([...this.messages, message].slice(-most));
    void this.work(message.conversationId);
  }

  /** Sends a refused message again, under the same uuid. */
  retry(uuid: string): void {
    const found = this.messages.find((one) => one.uuid === uuid);
    if (!found) return;
    this.become(this.messages.map((one) => (one.uuid === uuid ? withoutProblem(one) : one)));
    void this.work(found.conversationId);
  }

  remove(uuid: string): void {
    if (this.messages.some((one) => one.uuid === uuid)) this.become(this.messages.filter((one) => one.uuid !== uuid));
  }

  private async work(conversationId: string): Promise<void> {
    if (this.busy.has(conversationId)) return;
    this.busy.add(conversationId);
    let failures = 0;
    for (let next = this.next(conversationId); next; next = this.next(conversationId)) {
      const isOver = await this.sendOnce(next);
      failures = isOver ? 0 : failures + 1;
      if (!isOver) await this.pause(failures);
    }
    this.busy.delete(conversationId);
  }

  /** Whether the server has answered, one way or the other. */
  private async sendOnce(message: UnsentMessage): Promise<boolean> {
    try {
      await this.options.send(message);
      this.remove(message.uuid);
      return true;
    } catch (error) {
      if (isTransient(error)) return false;
      const problem = error instanceof Error ? error.message : '';
      this.become(this.messages.map((one) => (one.uuid === message.uuid ? { ...one, problem } : one)));
      return true;
    }
  }

  private next(conversationId: string): UnsentMessage | undefined {
    if (!this.options.isCurrent()) return undefined;
    return this.messages.find((one) => one.conversationId === conversationId && one.problem === undefined);
  }

  /** Until the next try, or until the connection is back. */
  private pause(failures: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = this.options.onReady(end);
      const timer = setTimeout(end, Math.min(longestPause, growingPause(failures)));
    });
  }

  private become(messages: readonly UnsentMessage[]): void {
    this.messages = messages;
    try {
      this.options.storage.setItem(storageKey(this.options.userId), JSON.stringify(messages));
    } catch {
      // A full storage: they are sent as long as the tab is open.
    }
    for (const listener of this.listeners) listener();
  }
}

const withoutProblem = ({ problem: _problem, ...message }: UnsentMessage): UnsentMessage => message;

function read({ storage, userId }: OutboxOptions): readonly UnsentMessage[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as UnsentMessage[]).filter(({ uuid }) => typeof uuid === 'string') : [];
  } catch {
    return [];
  }
}
