import { IsInt, IsObject, IsUUID, Matches, Min } from 'class-validator';
import { Optional } from '../shared/validation.js';

/** The call of the store locator (WS-121). */
export class FavouriteStoreRequest {
  @IsUUID()
  webstoreId: string;

  /** `storeNumber` of the chosen store. */
  @Matches(/^[A-Za-z0-9-]{1,20}$/)
  favouriteStore: string;

  /** The postal code from which the store was found: ZIP, ZIP+4, or a Canadian code or its first half. */
  @Matches(/^(\d{5}([- ]?\d{4})?|[A-Za-z]\d[A-Za-z]([- ]?\d[A-Za-z]\d)?)$/)
  zipcode: string;

  /**
   * The row for the retailer's automation list. Accepted and not read: the row is made on the server from what the site
   * knows, so that nobody can write somebody else's name or phone number into the retailer's list.
   */
  @Optional()
  @IsObject()
  newRow?: object;

  /** The version of the draft that the choice was made on; without it the choice applies to the present draft. */
  @Optional()
  @IsInt()
  @Min(1)
  version?: number;
}
