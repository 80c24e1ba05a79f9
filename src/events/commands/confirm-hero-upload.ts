import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ConfirmUploadRequest } from '#contracts/webstore/image.requests.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { checkArrived } from '#src/webstore/public/upload-terms.js';
import { addressDigestOf, heroUploadKey, unknownUpload, type HeroImage } from '../domain/hero-image.js';
import { PlannedEvent } from '../domain/planned-event.js';
import { loadEvent } from './load-event.js';

/** Makes the file that was put the picture of the dashboard (EV-47). The same answer for a second call. */
export class ConfirmHeroUpload extends Command<HeroImage> {
  constructor(
    readonly eventId: string,
    readonly upload: Pick<ConfirmUploadRequest, 'category' | 'preSignedUrl' | 'contentType'>,
  ) {
    super();
  }
}

@CommandHandler(ConfirmHeroUpload)
export class ConfirmHeroUploadHandler implements ICommandHandler<ConfirmHeroUpload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** @throws Refusal `event-not-found`, `upload-not-found`, `upload-missing` when nothing was put, `exceeds-max-size` */
  async execute({ eventId, upload: given }: ConfirmHeroUpload): Promise<HeroImage> {
    const event = await this.unitOfWork.run((em) => em.findOne(PlannedEvent, { id: eventId }));
    const addressDigest = addressDigestOf(given.preSignedUrl);
    const known = [event?.heroUpload, event?.heroImage].find((one) => one?.addressDigest === addressDigest);
    if (!known || given.category !== 'dashboardhero' || known.contentType !== given.contentType) throw unknownUpload();
    // Before the transaction: no lock waits for the storage.
    if (known.id !== event?.heroImage?.id) checkArrived(await this.storage.stat(heroUploadKey(eventId, known.id)));
    return this.unitOfWork.run(async (em) => (await loadEvent(em, eventId)).confirmHero(known.id));
  }
}
