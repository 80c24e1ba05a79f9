import { Module } from '@nestjs/common';
import { BillingModule } from './billing.module.js';
import { AdminBillingController } from './http/admin-billing.controller.js';
import { PlansController } from './http/plans.controller.js';
import { VendorBillingController } from './http/vendor-billing.controller.js';
import { PaymentSignature } from './provider/payment-signature.js';

@Module({
  imports: [BillingModule],
  controllers: [PlansController, VendorBillingController, AdminBillingController],
  providers: [PaymentSignature],
})
export class BillingHttpModule {}
