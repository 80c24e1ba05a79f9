import { Injectable, Logger } from '@nestjs/common';
import { Push } from '#src/platform/realtime/push.js';
import { WebstoreFacade } from '#src/webstore/public/webstore-facade.js';
import { PublicationReader } from './publication-reader.js';

/** Notifies vendors how far their publishes have come. Failures are only logged, because pages fetch as well. */
@Injectable()
export class PublicationPush {
  private readonly logger = new Logger(PublicationPush.name);

  constructor(
    private readonly publications: PublicationReader,
    private readonly webstores: WebstoreFacade,
    private readonly push: Push,
  ) {}

  /** @param causes the requests that published, by webstore */
  async tell(causes: ReadonlyMap<string, readonly string[]>): Promise<void> {
    if (causes.size === 0) return;
    const webstoreIds = [...causes.keys()];
    try {
      const views = await this.publications.read(webstoreIds);
      const owners = await this.webstores.ownersOf(webstoreIds);
      // Concurrently: each times out when nobody is connected, and listings wait for this.
      await Promise.all(
        views.map(async (view) => {
          const userId = owners.get(view.webstoreId);
          if (userId) await this.push.toUser(userId, 'PublicationChanged', view, causes.get(view.webstoreId));
        }),
      );
    } catch (error) {
      this.logger.warn(`publication not pushed: ${(error as Error).message}`);
    }
  }
}
