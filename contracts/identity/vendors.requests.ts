import { IsInt, IsObject, IsUUID, Length, Matches, Min, ValidateNested } from 'class-validator';
import { Nested, Nullable, Optional, PlainText, Trimmed } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';
import { PersonName } from './person-name.js';
import { phoneForm } from '../shared/phone-form.js';

export class VendorPropsRequest {
  /** One of the vendor's own webstores; null removes the choice. */
  @Optional()
  @Nullable()
  @IsUUID()
  defaultWebstoreId?: string | null;
}

/** Absent fields do not change. */
export class UpdateVendorRequest {
  @IsUUID()
  id: string;

  /** The version that the change is based on. If it is not the current one, nothing changes. */
  @Optional()
  @IsInt()
  @Min(1)
  version?: number;

  @Optional()
  @PlainText()
  @Trimmed()
  @Length(1, 120)
  name?: string;

  @Optional()
  @PersonName()
  contactFirstName?: string;

  @Optional()
  @PersonName()
  contactLastName?: string;

  @Optional()
  @EmailAddress()
  contactEmail?: string;

  @Optional()
  @Nullable()
  @Matches(phoneForm)
  contactPhone?: string | null;

  @Optional()
  @IsObject()
  @Nested(() => VendorPropsRequest)
  @ValidateNested()
  props?: VendorPropsRequest;
}
