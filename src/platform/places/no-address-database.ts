import { Injectable } from '@nestjs/common';
import type { AddressLocator } from './address-locator.js';

/** Locates no caller: used without a GeoIP database. */
@Injectable()
export class NoAddressDatabase implements AddressLocator {
  locate(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
