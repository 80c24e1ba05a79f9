import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsNumber,
  IsObject,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { optionalPhoneForm } from '../shared/phone-form.js';
import {
  IdListsById,
  Nested,
  Nullable,
  Optional,
  PlainText,
  TextsByKey,
  Trimmed,
  Unique,
} from '../shared/validation.js';
import type { AboutContent } from './about-section.js';
import {
  type AddressContent,
  type AddressType,
  addressTypes,
  type LocationAddressType,
  locationAddressTypes,
  type PriceTier,
  priceTiers,
  type ShippingOption,
  shippingOptions,
  type SocialLinkKey,
  socialLinkKeys,
  type TravelDistance,
  travelDistances,
  type TravelOption,
  travelOptions,
} from './webstore-content.js';

export class AddressRequest implements AddressContent {
  @IsUUID()
  id: string;

  @IsIn(addressTypes)
  addressType: AddressType;

  /** May be absent where `address1` is given. */
  @ValidateIf(({ street1, address1 }: Partial<AddressContent>) => street1 !== undefined || address1 === undefined)
  @PlainText()
  @MaxLength(120)
  street1: string;

  /** May be absent where `address2` is given. */
  @ValidateIf(({ street2, address2 }: Partial<AddressContent>) => street2 !== undefined || address2 === undefined)
  @PlainText()
  @MaxLength(120)
  street2: string;

  @Optional()
  @PlainText()
  @MaxLength(120)
  address1?: string;

  @Optional()
  @PlainText()
  @MaxLength(120)
  address2?: string;

  @PlainText()
  @MaxLength(120)
  city: string;

  @Matches(/^([A-Z]{2})?$/)
  state: string;

  @PlainText()
  @MaxLength(10)
  zipCode: string;

  @Nullable()
  @IsIn(travelDistances)
  travelRadius: TravelDistance | null;

  @Nullable()
  @IsNumber()
  @IsLatitude()
  latitude: number | null;

  @Nullable()
  @IsNumber()
  @IsLongitude()
  longitude: number | null;
}

/** The section's fields of a save. */
export class AboutFields implements Partial<AboutContent> {
  @Optional()
  @PlainText()
  @Trimmed()
  @Length(1, 120)
  name?: string;

  @Optional()
  @Nullable()
  @Matches(/^[A-Za-z0-9-]+$/)
  @MaxLength(120)
  url?: string | null;

  @Optional()
  @PlainText({ lines: true })
  @MaxLength(1500)
  businessDescription?: string;

  @Optional()
  @IsArray()
  @ArrayMaxSize(24)
  @Unique()
  @IsInt({ each: true })
  categoryIds?: number[];

  @Optional()
  @IdListsById()
  subCategoryIds?: Record<string, number[]>;

  @Optional()
  @Nullable()
  @IsIn(priceTiers)
  priceTier?: PriceTier | null;

  @Optional()
  @IsBoolean()
  displayPriceTier?: boolean;

  @Optional()
  @Nullable()
  @IsInt()
  @Min(0)
  @Max(100_000)
  capacity?: number | null;

  @Optional()
  @IsBoolean()
  travels?: boolean;

  @Optional()
  @Nullable()
  @IsIn(travelOptions)
  travelOption?: TravelOption | null;

  @Optional()
  @Nullable()
  @IsIn(travelDistances)
  travelDistance?: TravelDistance | null;

  @Optional()
  @PlainText()
  @MaxLength(120)
  serviceArea?: string;

  @Optional()
  @IsBoolean()
  onlineStore?: boolean;

  @Optional()
  @Nullable()
  @IsIn(shippingOptions)
  shippingOption?: ShippingOption | null;

  @Optional()
  @IsBoolean()
  physicalStore?: boolean;

  @Optional()
  @Nullable()
  @IsIn(locationAddressTypes)
  locationAddressType?: LocationAddressType | null;

  @Optional()
  @IsBoolean()
  displayStoreAddress?: boolean;

  @Optional()
  @IsArray()
  @ArrayMaxSize(5)
  @Unique((address?: Partial<AddressRequest>) => address?.id)
  @IsObject({ each: true })
  @Nested(() => AddressRequest)
  @ValidateNested({ each: true })
  addresses?: AddressRequest[];

  @Optional()
  @TextsByKey(socialLinkKeys, 240)
  links?: Partial<Record<SocialLinkKey, string>>;

  /** Empty to remove the number. */
  @Optional()
  @Matches(optionalPhoneForm)
  phone?: string;
}
