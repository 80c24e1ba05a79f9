import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { imageRoutes as routes } from '#contracts/webstore/image.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { BeginImageUpload } from '../commands/images/begin-image-upload.js';
import { ConfirmImageUpload } from '../commands/images/confirm-image-upload.js';
import { DeleteImage } from '../commands/images/delete-image.js';
import { ReorderImages } from '../commands/images/reorder-images.js';
import { UpdateImage } from '../commands/images/update-image.js';
import { ImageOfWebstore } from '../queries/images/image-of-webstore.js';
import { WebstoreById } from '../queries/webstore-by-id.js';

@Controller()
export class ImagesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.uploadImage)
  uploadImage(@Input() { params, query }: Call<typeof routes.uploadImage>) {
    return this.commands.execute(new BeginImageUpload(params.id, query));
  }

  @Implements(routes.confirmUploadImage)
  async confirmUploadImage(@Input() { params, body }: Call<typeof routes.confirmUploadImage>) {
    const imageId = await this.commands.execute(new ConfirmImageUpload(params.id, body));
    return this.queries.execute(new ImageOfWebstore(params.id, imageId));
  }

  @Implements(routes.reorderImages)
  async reorderImages(@Input() { params, body, user }: Call<typeof routes.reorderImages>) {
    await this.commands.execute(new ReorderImages(params.id, body.images));
    return this.draft(params.id, user);
  }

  @Implements(routes.updateImage)
  async updateImage(@Input() { params, body, user }: Call<typeof routes.updateImage>) {
    await this.commands.execute(new UpdateImage(params.id, params.imageId, body));
    return (await this.draft(params.id, user)).images;
  }

  @Implements(routes.deleteImage)
  async deleteImage(@Input() { params }: Call<typeof routes.deleteImage>): Promise<SuccessView> {
    await this.commands.execute(new DeleteImage(params.id, params.imageId));
    return { success: true };
  }

  private async draft(id: string, reader: SignedInUser): Promise<WebstoreDraftView> {
    const options = { removeInvalidImgSrc: false, getPublished: false };
    return (await this.queries.execute(new WebstoreById(id, reader, options))) as WebstoreDraftView;
  }
}
