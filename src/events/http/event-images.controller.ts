import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { eventImageRoutes as routes } from '#contracts/events/event-image.routes.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { BeginHeroUpload } from '../commands/begin-hero-upload.js';
import { ConfirmHeroUpload } from '../commands/confirm-hero-upload.js';
import { RemoveHeroImage } from '../commands/remove-hero-image.js';
import { eventImageView } from '../queries/event-view.js';

@Controller()
export class EventImagesController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(routes.uploadEventImage)
  upload(@Input() { params, query }: Call<typeof routes.uploadEventImage>) {
    return this.commands.execute(new BeginHeroUpload(params.id, query));
  }

  @Implements(routes.confirmEventImage)
  async confirm(@Input() { params, body }: Call<typeof routes.confirmEventImage>) {
    return eventImageView(await this.commands.execute(new ConfirmHeroUpload(params.id, body)));
  }

  @Implements(routes.deleteEventImage)
  async remove(@Input() { params }: Call<typeof routes.deleteEventImage>) {
    await this.commands.execute(new RemoveHeroImage(params.id, params.imageId));
    return { success: true } as const;
  }
}
