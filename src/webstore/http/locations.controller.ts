import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { locationsRoutes as routes } from '#contracts/webstore/locations.routes.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AddLocation } from '../commands/locations/add-location.js';
import { CopyWebstore } from '../commands/locations/copy-webstore.js';
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
    const { name, copyOf } = body;
    const byOperator = isCustomerService(user);
    const id = await this.commands.execute(new AddLocation({ vendorId: params.id, name, copyOf, byOperator }));
    return this.draft(id, user);
  }

  @Implements(routes.createWebstore)
  async createWebstore(@Input() { body, user }: Call<typeof routes.createWebstore>) {
    const id = await this.commands.execute(new AddLocation({ ...body, byOperator: isCustomerService(user) }));
    return this.draft(id, user);
  }

  @Implements(routes.copyWebstore)
  async copyWebstore(@Input() { params, user }: Call<typeof routes.copyWebstore>) {
    const id = await this.commands.execute(new CopyWebstore(params.id, isCustomerService(user)));
    return this.draft(id, user);
  }

  @Implements(routes.deleteWebstore)
  async deleteWebstore(@Input() { params }: Call<typeof routes.deleteWebstore>): Promise<SuccessView> {
    await this.commands.execute(new DeleteWebstore(params.id));
    return { success: true };
  }

  private async draft(id: string, user: SignedInUser): Promise<WebstoreDraftView> {
    const options = { removeInvalidImgSrc: false, getPublished: false };
    return (await this.queries.execute(new WebstoreById(id, user, options))) as WebstoreDraftView;
  }
}

/** Operators are the customer service that sets up ten locations or more (WS-198), as themselves or for the vendor. */
const isCustomerService = (user: SignedInUser): boolean => user.isAdmin || user.impersonatorId !== undefined;
