import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { ImageUploaded } from '#contracts/webstore/webstore.messages.js';
import { maxImageBytes } from '#contracts/webstore/image-rules.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { looksSame } from '#src/platform/media/perceptual-hash.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { looksLikeOutage } from '#src/platform/outages/outage.js';
import { RoutingTable } from '#src/platform/routing/routing-table.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { quarantineKey } from '../../domain/images/image-upload.js';
import { WebstoreImage, type ImageVerdict } from '../../domain/images/webstore-image.js';
import { ImagesPush } from '../../images-push.js';
import { CheckUpload, refusedAs, type CheckedUpload } from '../../public/check-upload.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';

type Uploaded = PayloadOfKind<typeof ImageUploaded>;

/** Number of starts without an outcome after which an upload is assumed to crash its workers. */
const maxStarts = 3;

/**
 * Checks an upload, makes its variants, and stores the verdict. Repeating it, also after a crashed worker, writes the
 * same files again.
 */
@Injectable()
@Consumes({ consumer: 'webstore.check-image', needs: ['storage', 'content-check'] })
export class CheckImageWhenImageUploaded implements ClaimingReaction<Uploaded> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: CheckUpload,
    private readonly files: PictureFiles,
    private readonly push: ImagesPush,
    private readonly routes: RoutingTable,
    private readonly outbox: Outbox,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ webstoreId, imageId }: Uploaded, delivery: DeliveryInFlight): Promise<void> {
    const key = quarantineKey(webstoreId, imageId);
    const image = await this.unitOfWork.run((em) => em.findOne(WebstoreImage, { id: imageId }));
    if (image && !image.isChecked) {
      try {
        await this.decide(image, delivery.starts > maxStarts ? refusedAs('too-slow') : await this.check(image, key));
      } catch (error) {
        // Without a verdict the vendor would wait for ever, while operators find the failed delivery.
        if (this.isLastTry(delivery, error)) await this.decide(image, refusedAs('unreadable'));
        throw error;
      }
    }
    await this.storage.delete(key);
  }

  private async decide({ id, webstoreId }: WebstoreImage, { verdict, files }: CheckedUpload): Promise<void> {
    if (files) await this.files.store(id, files);
    const isThere = await this.note(webstoreId, id, verdict);
    // Deleted meanwhile: the reaction to the deletion may have run before the files were stored.
    if (!isThere) await this.files.delete(id);
    await this.push.tell(webstoreId);
  }

  private isLastTry({ consumer, attempts }: DeliveryInFlight, error: unknown): boolean {
    return !looksLikeOutage(error) && attempts + 1 >= (this.routes.consumer(consumer)?.attempts ?? 1);
  }

  private async check({ contentType }: WebstoreImage, key: string): Promise<CheckedUpload> {
    // The address of a bucket may have been used again since the upload was confirmed.
    const isTooLarge = ((await this.storage.stat(key))?.size ?? 0) > maxImageBytes;
    const upload = isTooLarge ? undefined : await this.storage.get(key);
    return upload ? this.uploads.check(upload.bytes, contentType ?? '') : refusedAs('unreadable');
  }

  /**
   * Returns whether the picture still exists. What follows from the verdict is bulk work: the vendor sees it already,
   * and an edit must not wait until the listings of hundreds of pictures are written.
   */
  private note(webstoreId: string, imageId: string, verdict: ImageVerdict): Promise<boolean> {
    return this.unitOfWork.run(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const image = await em.findOne(WebstoreImage, { id: imageId }, lock);
      if (!image) return false;
      const others = await em.find(WebstoreImage, { webstoreId, fingerprint: { $ne: null }, deletedAt: null });
      const fingerprint = verdict.picture?.fingerprint;
      const same = others.find(
        (one) => one.id !== imageId && one.fingerprint && fingerprint && looksSame(one.fingerprint, fingerprint),
      );
      if (!image.isChecked) image.validated(verdict, same?.id ?? null);
      this.outbox.writeBulk(em, [image]);
      return true;
    });
  }
}
