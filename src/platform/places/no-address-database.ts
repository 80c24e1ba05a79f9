import { Injectable } from '@nestjs/common';
import type { AddressLocator } from './address-locator.js';

/** Knows nobody's place: without a database of networks an address says nothing about where a caller is. */
@Injectable()
export class NoAddressDatabase implements AddressLocator {
  locate(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
