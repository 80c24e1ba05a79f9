import type { PageView } from '#contracts/shared/page.js';
import type { AuditEntryView } from '#contracts/operations/operations.views.js';
import { operationsRoutes as routes } from '#contracts/operations/operations.routes.js';
import type { Route } from '#contracts/shared/route.js';
import { Posy, type CallParts } from '../../support/posy/posy.js';

/** An operator who is signed in, and the site. */
export class OperatorAtWork {
  private constructor(
    readonly posy: Posy,
    readonly userId: string,
    readonly email: string,
    readonly token: string,
  ) {}

  static async start(options: Parameters<typeof Posy.start>[0] = { workers: [] }): Promise<OperatorAtWork> {
    const posy = await Posy.start(options);
    const email = 'operator@posy.example';
    const userId = await posy.register(email, ['Admin']);
    return new OperatorAtWork(posy, userId, email, await posy.signIn(email));
  }

  call<T>(route: Route, parts: CallParts = {}) {
    return this.posy.call<T>(route, { token: this.token, ...parts });
  }

  /** The entries of the audit log, the newest first. */
  async audit(query: CallParts['query'] = {}): Promise<AuditEntryView[]> {
    return (await this.call<PageView<AuditEntryView>>(routes.audit, { query })).body.results;
  }

  async forgetEverything(): Promise<void> {
    await this.posy.sql('truncate platform.message, platform.delivery, operations.audit, operations.redrive_run');
    await this.posy.sql('truncate operations.fault, operations.minute, platform.queue_pause');
  }

  stop(): Promise<void> {
    return this.posy.stop();
  }
}

/** An id of nothing. */
export const nothing = '0197f2a0-0000-7000-8000-000000000000';
export const reason = 'asked by the vendor';
