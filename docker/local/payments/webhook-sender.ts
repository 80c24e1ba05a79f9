import { createHmac } from 'node:crypto';
import type { KeptEvent } from './objects.ts';
import type { State } from './state.ts';

const postTimeout = 10_000;
/** Milliseconds: the pause after each failed post doubles, up to a minute. */
const [firstPause, longestPause] = [1_000, 60_000];
/** Posts of one event before it is given up. */
const mostAttempts = 20;
/** Posts at the same time: events arrive in any order, as the real ones do. */
const mostAtOnce = 8;

/** Posts events to Posy, signed as the provider signs them, again and again until they are taken. */
export class WebhookSender {
  private readonly inFlight = new Set<KeptEvent>();
  private readonly state: State;
  private readonly target: { url: string; secret: string };
  private isHeld = false;

  constructor(state: State, target: { url: string; secret: string }) {
    this.state = state;
    this.target = target;
  }

  /** Holds events back, or lets them go. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.send();
  }

  /** Posts whatever is due. */
  send(): void {
    if (this.isHeld || this.target.url === '') return;
    for (const kept of this.state.kept.events) {
      if (this.inFlight.size >= mostAtOnce) return;
      if (kept.dueAt === null || kept.dueAt > Date.now() || this.inFlight.has(kept)) continue;
      this.inFlight.add(kept);
      void this.post(kept).finally(() => {
        this.inFlight.delete(kept);
        this.state.save();
        this.send();
      });
    }
  }

  private async post(kept: KeptEvent): Promise<void> {
    const body = JSON.stringify(kept.event);
    const seconds = Math.floor(Date.now() / 1_000);
    const signature = createHmac('sha256', this.target.secret).update(`${seconds}.${body}`).digest('hex');
    kept.attempts += 1;
    try {
      const answer = await fetch(this.target.url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${seconds},v1=${signature}` },
        redirect: 'error',
        signal: AbortSignal.timeout(postTimeout),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      kept.event.pending_webhooks = 0;
      kept.dueAt = null;
    } catch {
      const pause = Math.min(firstPause * 2 ** (kept.attempts - 1), longestPause);
      kept.dueAt = kept.attempts >= mostAttempts ? null : Date.now() + pause;
    }
  }
}
