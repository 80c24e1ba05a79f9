import { createHmac } from 'node:crypto';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { InsertsView } from '#contracts/webstore/retail-stores.js';
import { IdentityFacade } from '#src/identity/public/identity-facade.js';
import { Config } from '#src/platform/config/config.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { WebstoreOwners } from '../../webstore-owners.js';

/** The address at which the owner of a webstore orders printed inserts (WS-125). */
export class InsertsOfWebstore extends Query<InsertsView> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

/** Name of the parameter that carries the code of the account. */
const codeParameter = 'vendor';

@QueryHandler(InsertsOfWebstore)
export class InsertsOfWebstoreHandler implements IQueryHandler<InsertsOfWebstore> {
  private readonly key: Buffer;

  constructor(
    private readonly config: Config,
    private readonly owners: WebstoreOwners,
    private readonly identity: IdentityFacade,
  ) {
    this.key = createHmac('sha256', config.tokenSecret).update('inserts').digest();
  }

  async execute({ webstoreId }: InsertsOfWebstore): Promise<InsertsView> {
    const userId = await this.owners.ownerOf(webstoreId);
    const email = userId === undefined ? undefined : (await this.identity.emailsOfUsers([userId])).get(userId);
    if (email === undefined) throw new Refusal('webstore-not-found', 'Webstore not found.');
    if (this.config.insertsUrl === undefined) return { orderUrl: null };
    const url = new URL(this.config.insertsUrl);
    url.searchParams.set(codeParameter, this.codeOf(email));
    return { orderUrl: url.href };
  }

  /** Returns the same code for every spelling of an email; without the key it cannot be traced to an email. */
  private codeOf(email: string): string {
    return createHmac('sha256', this.key).update(email.toLowerCase()).digest('base64url');
  }
}
