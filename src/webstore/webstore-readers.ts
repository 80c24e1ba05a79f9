import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { WebstoreOwners } from './webstore-owners.js';

/** Decides which users see more of a webstore than visitors do. */
@Injectable()
export class WebstoreReaders {
  constructor(private readonly owners: WebstoreOwners) {}

  /** Returns whether a user is the owner of a webstore or an admin. */
  async mayEdit(webstoreId: string, reader: SignedInUser | undefined): Promise<boolean> {
    if (!reader) return false;
    return reader.isAdmin || (await this.owners.ownerOf(webstoreId)) === reader.userId;
  }
}
