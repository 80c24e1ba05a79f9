import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { webstoreRoutes as routes } from '#contracts/webstore/webstore.routes.js';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { SignedInUser } from '#src/platform/http/authenticator.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { PublishWebstore } from '../commands/publish-webstore.js';
import { SaveWebstore } from '../commands/save-webstore.js';
import { SetAvailability } from '../commands/set-availability.js';
import { UnpublishWebstore } from '../commands/unpublish-webstore.js';
import { AvailabilityOfWebstore } from '../queries/availability-of-webstore.js';
import { EstablishmentByPlaceId } from '../queries/establishments/establishment-by-place-id.js';
import { EstablishmentsLike } from '../queries/establishments/establishments-like.js';
import { ReviewsOfWebstore } from '../queries/reviews-of-webstore.js';
import { VendorCategories } from '../queries/vendor-categories.js';
import { VendorFaqOptions } from '../queries/vendor-faq-options.js';
import { WebAddressAvailable } from '../queries/web-addresses/web-address-available.js';
import { WebstoreById } from '../queries/webstore-by-id.js';
import { WebstoreByUrl } from '../queries/webstore-by-url.js';
import { WebstoresOfUser } from '../queries/webstores-of-user.js';
import { WebstoresOfVendor } from '../queries/webstores-of-vendor.js';

@Controller()
export class WebstoresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Implements(routes.vendorCategories)
  vendorCategories() {
    return this.queries.execute(new VendorCategories());
  }

  @Implements(routes.vendorFaqOptions)
  faqOptions() {
    return this.queries.execute(new VendorFaqOptions());
  }

  @Implements(routes.saveWebstore)
  async save(@Input() { body, user }: Call<typeof routes.saveWebstore>) {
    const { id, version, ...changes } = body;
    await this.commands.execute(new SaveWebstore(id, version, changes));
    return this.draft(id, user);
  }

  @Implements(routes.webstoreById)
  byId(@Input() { params, query, user }: Call<typeof routes.webstoreById>) {
    return this.queries.execute(new WebstoreById(params.id, user, query));
  }

  @Implements(routes.webstoreByUrl)
  byUrl(@Input() { params, query, user }: Call<typeof routes.webstoreByUrl>) {
    return this.queries.execute(new WebstoreByUrl(params.url, user, query));
  }

  @Implements(routes.webAddressAvailable)
  webAddressAvailable(@Input() { params, query, user }: Call<typeof routes.webAddressAvailable>) {
    return this.queries.execute(new WebAddressAvailable(params.url, query.webstoreId, user));
  }

  @Implements(routes.availability)
  availability(@Input() { params, query, user }: Call<typeof routes.availability>) {
    return this.queries.execute(new AvailabilityOfWebstore(params.id, user, query));
  }

  @Implements(routes.setAvailability)
  async setAvailability(@Input() { params, body }: Call<typeof routes.setAvailability>): Promise<SuccessView> {
    const { date, endDate, availability } = body;
    await this.commands.execute(new SetAvailability(params.id, date, availability, endDate));
    return { success: true };
  }

  @Implements(routes.reviews)
  reviews(@Input() { params }: Call<typeof routes.reviews>) {
    return this.queries.execute(new ReviewsOfWebstore(params.id));
  }

  @Implements(routes.establishments)
  establishments(@Input() { params, query }: Call<typeof routes.establishments>) {
    return this.queries.execute(new EstablishmentsLike(params.id, query.text));
  }

  @Implements(routes.establishment)
  establishment(@Input() { params }: Call<typeof routes.establishment>) {
    return this.queries.execute(new EstablishmentByPlaceId(params.id, params.placeId));
  }

  @Implements(routes.webstoresOfUser)
  ofUser(@Input() { params, query }: Call<typeof routes.webstoresOfUser>) {
    return this.queries.execute(new WebstoresOfUser(params.userId, query.page, query.pageSize));
  }

  @Implements(routes.webstoresOfVendor)
  ofVendor(@Input() { params, query }: Call<typeof routes.webstoresOfVendor>) {
    return this.queries.execute(new WebstoresOfVendor(params.id, query.page, query.pageSize));
  }

  @Implements(routes.publish)
  async publish(@Input() { params, user }: Call<typeof routes.publish>) {
    await this.commands.execute(new PublishWebstore(params.id, user.isAdmin || user.impersonatorId !== undefined));
    return this.draft(params.id, user);
  }

  @Implements(routes.unpublish)
  async unpublish(@Input() { params, user }: Call<typeof routes.unpublish>) {
    await this.commands.execute(new UnpublishWebstore(params.id));
    return this.draft(params.id, user);
  }

  private async draft(id: string, reader: SignedInUser): Promise<WebstoreDraftView> {
    const options = { removeInvalidImgSrc: false, getPublished: false };
    return (await this.queries.execute(new WebstoreById(id, reader, options))) as WebstoreDraftView;
  }
}
