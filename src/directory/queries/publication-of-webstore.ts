import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PublicationView } from '#contracts/directory/directory.views.js';
import { Refusal } from '#src/platform/domain/refusal.js';
import { PublicationReader } from '../publication-reader.js';

/** Returns how far a webstore's newest publish is from being found. */
export class PublicationOfWebstore extends Query<PublicationView> {
  constructor(readonly webstoreId: string) {
    super();
  }
}

@QueryHandler(PublicationOfWebstore)
export class PublicationOfWebstoreHandler implements IQueryHandler<PublicationOfWebstore> {
  constructor(private readonly publications: PublicationReader) {}

  async execute({ webstoreId }: PublicationOfWebstore): Promise<PublicationView> {
    const [view] = await this.publications.read([webstoreId]);
    if (!view) throw new Refusal('webstore-not-found', 'Webstore not found.');
    return view;
  }
}
