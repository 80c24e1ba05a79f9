import { LockMode } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { PayloadOfKind } from '#contracts/shared/message.js';
import { ImageUploaded } from '#contracts/webstore/webstore.messages.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { looksSame } from '#src/platform/media/perceptual-hash.js';
import { Consumes, type ClaimingReaction } from '#src/platform/messages/consumer.js';
import type { DeliveryInFlight } from '#src/platform/messages/delivery-rows.js';
import { OBJECT_STORAGE, type ObjectStorage } from '#src/platform/storage/object-storage.js';
import { quarantineKey } from '../../domain/images/image-upload.js';
import { WebstoreImage, type ImageVerdict } from '../../domain/images/webstore-image.js';
import { ImagesPush } from '../../images-push.js';
import { CheckUpload, refusedAs, type CheckedUpload } from './check-upload.js';
import { ImageFiles } from './image-files.js';

type Uploaded = PayloadOfKind<typeof ImageUploaded>;

/** Starts without an outcome after which an upload counts as the reason why its workers die. */
const maxStarts = 3;

/**
 * Checks an upload, makes what the site shows of it, and notes the verdict. Done twice, or after a worker that died over
 * it, it writes the same files again.
 */
@Injectable()
@Consumes({ consumer: 'webstore.check-image', needs: ['storage'] })
export class CheckImageWhenImageUploaded implements ClaimingReaction<Uploaded> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: CheckUpload,
    private readonly files: ImageFiles,
    private readonly push: ImagesPush,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
  ) {}

  async carryOut({ webstoreId, imageId }: Uploaded, { starts }: DeliveryInFlight): Promise<void> {
    const key = quarantineKey(webstoreId, imageId);
    const image = await this.unitOfWork.run((em) => em.findOne(WebstoreImage, { id: imageId }));
    if (image && !image.isChecked) {
      const { verdict, files } = starts > maxStarts ? refusedAs('too-slow') : await this.check(image, key);
      if (files) await this.files.store(imageId, files);
      const isThere = await this.note(webstoreId, imageId, verdict);
      // Deleted meanwhile: the reaction to that may have come before the files.
      if (!isThere) await this.files.delete(imageId);
      await this.push.tell(webstoreId);
    }
    await this.storage.delete(key);
  }

  private async check({ contentType }: WebstoreImage, key: string): Promise<CheckedUpload> {
    const upload = await this.storage.get(key);
    return upload ? this.uploads.check(upload.bytes, contentType ?? '') : refusedAs('unreadable');
  }

  /** Returns whether the picture is still there. */
  private note(webstoreId: string, imageId: string, verdict: ImageVerdict): Promise<boolean> {
    return this.unitOfWork.run(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const image = await em.findOne(WebstoreImage, { id: imageId }, lock);
      if (!image) return false;
      const others = await em.find(WebstoreImage, { webstoreId, fingerprint: { $ne: null }, deletedAt: null });
      const fingerprint = verdict.picture?.fingerprint;
      const same = others.find((one) => one.id !== imageId && one.fingerprint && fingerprint && looksSame(one.fingerprint, fingerprint));
      if (!image.isChecked) image.validated(verdict, same?.id ?? null);
      return true;
    });
  }
}
