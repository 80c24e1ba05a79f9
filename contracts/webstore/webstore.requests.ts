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
  ValidateNested,
} from 'class-validator';
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
import {
  AwardRequest,
  FaqRequest,
  OptionalSectionRequest,
  PackageRequest,
  PartnerRequest,
} from './section-items.requests.js';
import {
  type AddressContent,
  type AddressType,
  addressTypes,
  type LocationAddressType,
  locationAddressTypes,
  optionalSectionNames,
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
  type WebstoreContent,
} from './webstore-content.js';

export class AddressRequest implements AddressContent {
  @IsUUID()
  id: string;

  @IsIn(addressTypes)
  addressType: AddressType;

  @PlainText()
  @MaxLength(120)
  street1: string;

  @PlainText()
  @MaxLength(120)
  street2: string;

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

/** Packages, questions, partners or awards of one webstore. */
const mostItems = 25;

/** Only the changed fields, with the version of the draft they were changed from (WS-37). */
export class SaveWebstoreRequest implements Partial<WebstoreContent> {
  @IsUUID()
  id: string;

  @IsInt()
  @Min(1)
  version: number;

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
  @IsArray()
  @ArrayMaxSize(200)
  @Unique()
  @IsInt({ each: true })
  services?: number[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(50)
  @Unique()
  @IsInt({ each: true })
  styles?: number[];

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

  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  @Unique((item?: Partial<PackageRequest>) => item?.id)
  @IsObject({ each: true })
  @Nested(() => PackageRequest)
  @ValidateNested({ each: true })
  packages?: PackageRequest[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  @Unique((item?: Partial<FaqRequest>) => item?.id)
  @IsObject({ each: true })
  @Nested(() => FaqRequest)
  @ValidateNested({ each: true })
  faqs?: FaqRequest[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  @Unique((item?: Partial<AwardRequest>) => item?.id)
  @IsObject({ each: true })
  @Nested(() => AwardRequest)
  @ValidateNested({ each: true })
  awards?: AwardRequest[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  // Items without a partner are not the same one; each is refused for what it lacks.
  @Unique((item?: Partial<PartnerRequest>) => item?.partnerId || item)
  @IsObject({ each: true })
  @Nested(() => PartnerRequest)
  @ValidateNested({ each: true })
  partners?: PartnerRequest[];

  /** A place of the maps service; null disconnects the reviews (WS-101, WS-102). */
  @Optional()
  @Nullable()
  @Matches(/^[A-Za-z0-9_-]{1,500}$/)
  googlePlaceId?: string | null;

  /** Sections to show or to hide; those that are not named stay as they are, and the last entry of a section counts. */
  @Optional()
  @IsArray()
  @ArrayMaxSize(optionalSectionNames.length)
  @IsObject({ each: true })
  @Nested(() => OptionalSectionRequest)
  @ValidateNested({ each: true })
  optionalSections?: OptionalSectionRequest[];
}
