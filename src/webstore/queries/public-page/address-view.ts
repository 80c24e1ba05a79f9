import type { AddressContent } from '#contracts/webstore/webstore-content.js';

/** An address with the lines of its street under both of their names (WS-7). */
export const addressView = (address: AddressContent): AddressContent => ({
  ...address,
  address1: address.street1,
  address2: address.street2,
});
