import { Inject, Injectable } from '@nestjs/common';
import { EventImageUploaded } from '#contracts/events/events.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { CheckUpload, refusedAs, type CheckedUpload } from '#src/webstore/public/check-upload.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { heroUploadKey } from '../domain/hero-image.js';
import { PlannedEvent } from '../domain/planned-event.js';

type Uploaded = PayloadOfKind<typeof EventImageUploaded>;

/**
 * Checks the upload of a picture for a dashboard, makes what the site shows of it, and notes the verdict. Done twice, or
 * after a worker that died over it, it writes the same files again.
 */
@Injectable()
@Consumes({ consumer: 'events.check-hero-image', needs: ['storage', 'content-check'] })
export class CheckHeroWhenEventImageUploaded implements ClaimingReaction<Uploaded> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: CheckUpload,
    private readonly files: PictureFiles,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ eventId, imageId }: Uploaded, delivery: DeliveryInFlight): Promise<void> {
    const event = await this.unitOfWork.run((em) => em.findOne(PlannedEvent, { id: eventId }));
    const image = event?.heroImage;
    const key = heroUploadKey(eventId, imageId);
    // Replaced after a worker had stored its files, and before it could note its verdict.
    if (image?.id !== imageId) await this.files.delete(imageId);
    else if (image.validationResult === null) {
      const { starts } = delivery;
      await this.decide(eventId, imageId, await this.uploads.check({ key, claimedType: image.contentType, starts }));
    }
    await this.storage.delete(key);
  }

  /** Without a verdict the couple would wait forever, while operators find the dead letter. */
  giveUp({ eventId, imageId }: Uploaded): Promise<void> {
    return this.decide(eventId, imageId, refusedAs('unreadable'));
  }

  private async decide(eventId: string, imageId: string, { verdict, files }: CheckedUpload): Promise<void> {
    const { approved, reasons, picture = null } = verdict;
    // Nobody but the couple would see it, and there is nobody to ask: a refused picture is not kept.
    if (files && approved) await this.files.store(imageId, files);
    const isThere = await this.unitOfWork.run(async (em) => {
      const event = await em.findOne(PlannedEvent, { id: eventId });
      return event?.heroChecked(imageId, { validationResult: approved, reasons, picture }) ?? false;
    });
    // Replaced meanwhile: the reaction to that may have come before the files.
    if (!isThere) await this.files.delete(imageId);
  }
}
