import { Injectable } from '@nestjs/common';
import type { PersonView } from '#contracts/operations/operations.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';

/** Resolves the ids of users in rows to persons with an email address; an erased person has none. */
@Injectable()
export class People {
  constructor(private readonly identity: IdentityFacade) {}

  /** @returns a function from a user's id to the person. All users are loaded in one query. */
  async named(userIds: readonly (string | null)[]): Promise<(userId: string) => PersonView> {
    const ids = new Set(userIds.filter((id) => id !== null));
    const emails = await this.identity.emailsOfUsers([...ids]);
    return (userId) => ({ userId, email: emails.get(userId) ?? null });
  }
}
