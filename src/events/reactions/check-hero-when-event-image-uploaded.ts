import { Inject, Injectable } from '@nestjs/common';
import { EventImageUploaded } from '#contracts/events/events.messages.js';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { maxImageBytes } from '#contracts/webstore/image-rules.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { CheckUpload, refusedAs, type CheckedUpload } from '#src/webstore/public/check-upload.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';
import { heroUploadKey, type HeroImage } from '../domain/hero-image.js';
import { PlannedEvent } from '../domain/planned-event.js';

type Uploaded = PayloadOfKind<typeof EventImageUploaded>;

/** Starts without an outcome after which an upload counts as the reason why its workers die. */
const maxStarts = 3;

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
    if (image?.id === imageId && image.validationResult === null) {
      const isDeadly = delivery.starts > maxStarts;
      await this.decide(eventId, imageId, isDeadly ? refusedAs('too-slow') : await this.check(eventId, image));
    }
    await this.storage.delete(heroUploadKey(eventId, imageId));
  }

  private async check(eventId: string, { id, contentType }: HeroImage): Promise<CheckedUpload> {
    const key = heroUploadKey(eventId, id);
    const isTooLarge = ((await this.storage.stat(key))?.size ?? 0) > maxImageBytes;
    const upload = isTooLarge ? undefined : await this.storage.get(key);
    return upload ? this.uploads.check(upload.bytes, contentType) : refusedAs('unreadable');
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
