import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID, Length, Matches } from 'class-validator';
import { EmailAddress } from '../identity/email-address.js';
import { NotBlank, Optional, PlainText, Trimmed, Unique } from '../shared/validation.js';
import { billingCountries, type BillingCountry } from './country.js';
import { promoCodeForm } from './promo-code.js';

/** Webstores whose seats one request changes. */
export const mostSeatsAtOnce = 100;

const countryCodes = billingCountries.map(({ code }) => code);

/** BIL-26. */
export class CreateSubscriptionRequest {
  @IsUUID()
  vendorId: string;

  /** A payment method that the browser has created at the provider; the free plan needs none. */
  @Optional()
  @Matches(/^pm_[A-Za-z0-9_]{1,100}$/)
  paymentMethod?: string;

  /** The cardholder. */
  @PlainText()
  @Trimmed()
  @NotBlank()
  @Length(1, 120)
  name: string;

  @EmailAddress()
  email: string;

  @Matches(/^price_[A-Za-z0-9_]{1,100}$/)
  priceId: string;

  @Optional()
  @IsIn(countryCodes)
  country?: BillingCountry;

  @Optional()
  @Matches(promoCodeForm)
  couponCode?: string;
}

/** BIL-51. */
export class SeatsRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(mostSeatsAtOnce)
  @Unique()
  @IsUUID(undefined, { each: true })
  webstoreIds: string[];
}

export class AssignSeatsRequest extends SeatsRequest {
  /** The plan whose seats to assign; when left out, the highest one with enough free seats. */
  @Optional()
  @IsUUID()
  subscriptionId?: string;
}

/** BIL-42. */
export class PortalSessionRequest {
  @IsUUID()
  vendorId: string;
}

/** The fields of the checkout form (BIL-22), each with the rules of the request that it becomes part of. */
export class CheckoutForm {
  @PlainText()
  @Trimmed()
  @NotBlank()
  @Length(1, 120)
  CardholderName: string;

  @IsIn(countryCodes)
  CountryRegion: BillingCountry;

  /** Required while a discount is active (BIL-35). */
  @Optional()
  @Matches(promoCodeForm)
  PromoCode?: string;
}
