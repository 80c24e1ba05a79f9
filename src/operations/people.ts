import { Injectable } from '@nestjs/common';
import type { PersonView } from '#contracts/operations/operations.views.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';

/** Shows who did something: rows keep ids only, and a person who is gone has no address. */
@Injectable()
export class People {
  constructor(private readonly identity: IdentityFacade) {}

  /** Answers how to show each of these users; one question however many. */
  async named(userIds: readonly (string | null)[]): Promise<(userId: string) => PersonView> {
    const ids = new Set(userIds.filter((id) => id !== null));
    const emails = await this.identity.emailsOfUsers([...ids]);
    return (userId) => ({ userId, email: emails.get(userId) ?? null });
  }
}
