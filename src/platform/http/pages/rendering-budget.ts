import { Injectable } from '@nestjs/common';
import { normalizeIp } from '@nestjs/throttler';
import { LimitSettings } from '../../config/limit-settings.js';
import { RequestCounter } from '../rate-limit/request-counter.js';

const minute = 60_000;

/** Limits the number of pages rendered per IP address (`RENDERINGS_PER_MINUTE`), across all api processes. */
@Injectable()
export class RenderingBudget {
  constructor(
    private readonly counter: RequestCounter,
    private readonly settings: LimitSettings,
  ) {}

  /**
   * Takes one rendering from the budget of an IP address, or of the /64 of an IPv6 address.
   * @returns false when the budget is spent
   */
  async spend(visitor: string): Promise<boolean> {
    const { renderingsPerMinute: limit } = this.settings;
    const { count } = await this.counter.count(`renderings:${normalizeIp(visitor)}`, minute, limit);
    return count <= limit;
  }
}
