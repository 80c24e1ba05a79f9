import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { locationsRoutes as routes } from '#contracts/webstore/locations.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AddLocation } from '../commands/locations/add-location.js';
import { DeleteWebstore } from '../commands/locations/delete-webstore.js';
import { LocationsOfVendor } from '../queries/locations/locations-of-vendor.js';
import { WebstoreById } from '../queries/webstore-by-id.js';

@Controller()
export class LocationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.locations)
  locations(@Input() { params, query }: Call<typeof routes.locations>) {
    return this.queries.execute(new LocationsOfVendor(params.id, query));
  }

  @Implements(routes.addLocation)
  async addLocation(@Input() { params, body, user }: Call<typeof routes.addLocation>) {
    const byOperator = user.isAdmin || user.impersonatorId !== undefined;
    const id = await this.commands.execute(new AddLocation(params.id, body.name, body.copyOf, byOperator));
    const options = { removeInvalidImgSrc: false, getPublished: false };
    return (await this.queries.execute(new WebstoreById(id, user, options))) as WebstoreDraftView;
  }

  @Implements(routes.deleteWebstore)
  async deleteWebstore(@Input() { params }: Call<typeof routes.deleteWebstore>): Promise<SuccessView> {
    await this.commands.execute(new DeleteWebstore(params.id));
    return { success: true };
  }
}
