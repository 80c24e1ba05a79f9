import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageView } from '#contracts/shared/page.js';
import { vendorsRoutes as routes } from '#contracts/vendor-area/vendors.routes.js';
import type { VendorView } from '#contracts/vendor-area/vendors.views.js';
import { Input, type Call } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { FindVendors } from '../queries/find-vendors.js';
import { OneVendor } from '../queries/one-vendor.js';

@Controller()
export class VendorsController {
  constructor(private readonly queries: QueryBus) {}

  @Implements(routes.vendors)
  list(@Input() { query, user }: Call<typeof routes.vendors>): Promise<PageView<VendorView>> {
    return this.queries.execute(new FindVendors(query, user));
  }

  @Implements(routes.vendor)
  one(@Input() { params, query, user }: Call<typeof routes.vendor>): Promise<VendorView | PageView<VendorView>> {
    const { idOrText } = params;
    if ('id' in idOrText) return this.queries.execute(new OneVendor(idOrText, user));
    return this.queries.execute(new FindVendors({ ...query, text: idOrText.text }, user));
  }

  @Implements(routes.vendorOfUsername)
  ofUsername(@Input() { params, user }: Call<typeof routes.vendorOfUsername>): Promise<VendorView> {
    return this.queries.execute(new OneVendor(params, user));
  }
}
