import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SuccessView } from '#contracts/identity/identity.views.js';
import { identityVendorsRoutes as routes } from '#contracts/identity/vendors.routes.js';
import type { TermsOfServiceView, VendorRecordView } from '#contracts/identity/vendors.views.js';
import type { Call } from '#src/platform/http/call.js';
import { Input } from '#src/platform/http/call.js';
import { Implements } from '#src/platform/http/implements.js';
import { AcceptTermsOfService } from '../commands/accept-terms-of-service.js';
import { EnsureVendor } from '../commands/ensure-vendor.js';
import { termsOfService } from '../terms-of-service.js';
import { UpdateVendor } from '../commands/update-vendor.js';

@Controller()
export class VendorsController {
  constructor(private readonly commands: CommandBus) {}

  @Implements(routes.ensureVendor)
  ensure(@Input() { user }: Call<typeof routes.ensureVendor>): Promise<VendorRecordView> {
    return this.commands.execute(new EnsureVendor(user.userId));
  }

  @Implements(routes.updateVendor)
  update(@Input() { body }: Call<typeof routes.updateVendor>): Promise<VendorRecordView> {
    const { id, version, ...changes } = body;
    return this.commands.execute(new UpdateVendor(id, changes, version));
  }

  @Implements(routes.termsOfService)
  terms(): Promise<TermsOfServiceView> {
    return Promise.resolve(termsOfService);
  }

  @Implements(routes.acceptTermsOfService)
  async accept(@Input() { params }: Call<typeof routes.acceptTermsOfService>): Promise<SuccessView> {
    await this.commands.execute(new AcceptTermsOfService(params.id));
    return { success: true };
  }
}
