import { Injectable, Logger } from '@nestjs/common';
import { Push } from '#src/platform/realtime/push.js';
import { WebstoreOwners } from './webstore-owners.js';

/** Notifies owners of decisions about their pictures. Failures are only logged, because pages fetch as well. */
@Injectable()
export class ImagesPush {
  private readonly logger = new Logger(ImagesPush.name);

  constructor(
    private readonly owners: WebstoreOwners,
    private readonly push: Push,
  ) {}

  async tell(webstoreId: string): Promise<void> {
    try {
      const userId = await this.owners.ownerOf(webstoreId);
      if (userId !== undefined) await this.push.toUser(userId, 'ImagesChanged', { webstoreId });
    } catch (error) {
      this.logger.warn(`images not pushed: ${(error as Error).message}`);
    }
  }
}
