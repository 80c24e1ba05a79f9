import { Injectable } from '@nestjs/common';
import { Queues } from '../queues/queues.js';
import { Ticks, type Ticking } from '../timing/timers.js';
import { Relay } from './relay.js';

/**
 * Refills a Redis that was emptied or restarted within a second. Otherwise people who chat would wait for the messages of
 * that moment until the relay enqueues open deliveries again.
 */
@Injectable()
@Ticks({ worker: 'relay', every: 500 })
export class RefillQueues implements Ticking {
  private hasLost = false;

  constructor(
    private readonly queues: Queues,
    private readonly relay: Relay,
  ) {}

  async tick(): Promise<void> {
    this.hasLost = (await this.queues.mayHaveLostJobs()) || this.hasLost;
    if (this.hasLost) await this.relay.repeatRecent();
    this.hasLost = false;
  }
}
