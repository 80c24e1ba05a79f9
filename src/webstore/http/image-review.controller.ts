import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { imageReviewRoutes as routes } from '#contracts/webstore/image-review.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { ApproveImage } from '../commands/images/approve-image.js';
import { RemoveImage } from '../commands/images/remove-image.js';
import { ImagesPush } from '../images-push.js';
import { ImagesToReview } from '../queries/images/images-to-review.js';

@Controller()
export class ImageReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly push: ImagesPush,
  ) {}

  @Implements(routes.imagesToReview)
  imagesToReview(@Input() { query }: Call<typeof routes.imagesToReview>) {
    return this.queries.execute(new ImagesToReview(query.page, query.pageSize));
  }

  @Implements(routes.approveImage)
  async approveImage(@Input() { params }: Call<typeof routes.approveImage>): Promise<SuccessView> {
    await this.push.tell(await this.commands.execute(new ApproveImage(params.imageId)));
    return { success: true };
  }

  @Implements(routes.removeImage)
  async removeImage(@Input() { params }: Call<typeof routes.removeImage>): Promise<SuccessView> {
    await this.push.tell(await this.commands.execute(new RemoveImage(params.imageId)));
    return { success: true };
  }
}
