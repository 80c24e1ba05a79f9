import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { Config } from '../../config/config.js';
import { RequestCounter } from '../rate-limit/request-counter.js';

const minute = 60_000;

/** Limits how many pages are rendered for one address (`RENDERINGS_PER_MINUTE`), together for all api processes. */
@Injectable()
export class RenderingBudget {
  constructor(
    private readonly counter: RequestCounter,
    private readonly config: Config,
  ) {}

  /**
   * Takes one rendering from the budget of an address; of IPv6 it is the /64.
   * @returns false when nothing is left
   */
  async spend(visitor: string): Promise<boolean> {
    const { renderingsPerMinute: limit } = this.config;
    const { count } = await this.counter.count(`renderings:${normalizeIp(visitor)}`, minute, limit);
    return count <= limit;
  }
}
