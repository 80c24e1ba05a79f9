import { IsObject, IsUUID, Length, MaxLength, ValidateNested } from 'class-validator';
import { Nested, Optional, PlainText, Trimmed } from '../shared/validation.js';
import { longestLocationName } from './locations.js';

export class AddLocationRequest {
  @PlainText()
  @Trimmed()
  @Length(1, longestLocationName)
  name: string;

  /** One of the vendor's own webstores, whose content the new one begins with; an empty page when absent. */
  @Optional()
  @IsUUID()
  copyOf?: string;
}

/** The data of a crawl; texts that it did not find may be absent. */
export class CrawledDataRequest {
  @PlainText()
  @Length(1, 120)
  id: string;

  @Optional()
  @PlainText()
  @MaxLength(120)
  category?: string;

  @Optional()
  @PlainText()
  @MaxLength(240)
  address?: string;

  @Optional()
  @PlainText()
  @MaxLength(240)
  website?: string;

  @Optional()
  @PlainText()
  @MaxLength(240)
  contactEmail?: string;
}

export class CreateWebstoreRequest {
  @IsUUID()
  vendorId: string;

  @PlainText()
  @Trimmed()
  @Length(1, longestLocationName)
  name: string;

  /** Absent for a webstore that its vendor starts without a crawl. */
  @Optional()
  @IsObject()
  @Nested(() => CrawledDataRequest)
  @ValidateNested()
  crawledData?: CrawledDataRequest;
}
