import { Module } from '@nestjs/common';
import { VendorsController } from './http/vendors.controller.js';
import { VendorAreaModule } from './vendor-area.module.js';

@Module({ imports: [VendorAreaModule], controllers: [VendorsController] })
export class VendorAreaHttpModule {}
