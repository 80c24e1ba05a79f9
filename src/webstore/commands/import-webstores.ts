import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AvailabilityState } from '#contracts/webstore/availability.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { AvailabilityDay } from '../domain/availability-day.js';
import type { DraftChanges } from '../domain/draft-changes.js';
import { WebAddress } from '../domain/web-address.js';
import { Webstore } from '../domain/webstore.js';
import { WebstoreImage } from '../domain/webstore-image.js';
import { WebstoreRating } from '../domain/webstore-rating.js';

export interface ImportedImage {
  id: string;
  url: string | null;
  caption: string;
  width: number;
  height: number;
}

export interface ImportedWebstore {
  id: string;
  vendorId: string;
  name: string;
  content: DraftChanges;
  images: ImportedImage[];
  /** yyyy-MM-dd */
  availability?: { day: string; state: AvailabilityState }[];
  rating?: { tenths: number; reviews: number };
}

/**
 * Brings in complete webstores, published, in one transaction: demo data, and later the listings of an operator. One
 * that exists already stays as it is. Web addresses must be free.
 */
export class ImportWebstores extends Command<void> {
  constructor(readonly webstores: readonly ImportedWebstore[]) {
    super();
  }
}

@CommandHandler(ImportWebstores)
export class ImportWebstoresHandler implements ICommandHandler<ImportWebstores> {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  execute({ webstores }: ImportWebstores): Promise<void> {
    return this.unitOfWork.run(async (em) => {
      const known = await em.find(Webstore, { id: { $in: webstores.map(({ id }) => id) } }, { fields: ['id'] });
      const there = new Set(known.map(({ id }) => id));
      em.clear();
      const now = new Date();
      for (const imported of webstores) if (!there.has(imported.id)) this.bringIn(em, imported, now);
    });
  }

  private bringIn(em: EntityManager, imported: ImportedWebstore, now: Date): void {
    const webstore = Webstore.start({ ...imported, now });
    webstore.version = 1;
    webstore.save(imported.content, 1);
    const images = imported.images.map((image, ordinal) =>
      Object.assign(new WebstoreImage(), {
        ...image,
        webstoreId: imported.id,
        ordinal,
        isCoverPhoto: ordinal === 0,
        validationResult: true,
        adminApproved: false,
      }),
    );
    webstore.publish(images, now);
    em.persist([webstore, ...images]);
    if (webstore.draft.url)
      em.persist(Object.assign(WebAddress.of(webstore.draft.url, webstore.id), { published: true }));
    em.persist((imported.availability ?? []).map(({ day, state }) => AvailabilityDay.of(imported.id, day, state)));
    if (imported.rating) em.persist(WebstoreRating.of(imported.id, imported.rating.tenths, imported.rating.reviews));
  }
}
