import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { ImageUploaded } from '#contracts/webstore/webstore.messages.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { looksSame } from '#src/platform/media/perceptual-hash.js';
import { Consumes, type ClaimingReaction } from '#src/platform/deliveries/consumer.js';
import type { DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { Outbox } from '#src/platform/messages/outbox.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { quarantineKey } from '../../domain/images/image-upload.js';
import { WebstoreImage, type ImageVerdict } from '../../domain/images/webstore-image.js';
import { ImagesPush } from '../../images-push.js';
import { CheckUpload, refusedAs, type CheckedUpload } from '../../public/check-upload.js';
import { PictureFiles } from '#src/platform/media/picture-files.js';

type Uploaded = PayloadOfKind<typeof ImageUploaded>;

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
    private readonly outbox: Outbox,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ webstoreId, imageId }: Uploaded, delivery: DeliveryInFlight): Promise<void> {
    const key = quarantineKey(webstoreId, imageId);
    const image = await this.unitOfWork.run((em) => em.findOne(WebstoreImage, { id: imageId }));
    // Deleted after a worker had stored its files, and before it could note its verdict.
    if (!image) await this.files.delete(imageId);
    else if (!image.isChecked) {
      const { contentType } = image;
      const { starts } = delivery;
      await this.decide(image, await this.uploads.check({ key, claimedType: contentType ?? '', starts }));
    }
    await this.storage.delete(key);
  }

  /** Without a verdict the vendor would wait forever, while operators find the dead letter. */
  async giveUp({ webstoreId, imageId: id }: Uploaded): Promise<void> {
    await this.decide({ id, webstoreId }, refusedAs('unreadable'));
  }

  private async decide(
    { id, webstoreId }: Pick<WebstoreImage, 'id' | 'webstoreId'>,
    { verdict, files }: CheckedUpload,
  ): Promise<void> {
    if (files) await this.files.store(id, files);
    const isThere = await this.note(webstoreId, id, verdict);
    // Deleted meanwhile: the reaction to the deletion may have run before the files were stored.
    if (!isThere) await this.files.delete(id);
    await this.push.tell(webstoreId);
  }

  /**
   * Returns whether the picture still exists. All pictures of the webstore are locked, so that of two that look the same
   * and are checked at once, the later one is recognized. What follows from the verdict is bulk work: the vendor sees it
   * already, and an edit must not wait until the listings of hundreds of pictures are written.
   */
  private note(webstoreId: string, imageId: string, verdict: ImageVerdict): Promise<boolean> {
    return this.unitOfWork.run(async (em) => {
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
      const images = await em.find(WebstoreImage, { webstoreId }, locked);
      const image = images.find(({ id }) => id === imageId);
      if (!image) return false;
      const fingerprint = verdict.picture?.fingerprint;
      const same = images.find(
        (one) =>
          one.id !== imageId &&
          one.deletedAt === null &&
          one.fingerprint &&
          fingerprint &&
          looksSame(one.fingerprint, fingerprint),
      );
      if (!image.isChecked) image.validated(verdict, same?.id ?? null);
      this.outbox.writeBulk(em, [image]);
      return true;
    });
  }
}
