import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Nested, Optional, PlainText } from '../shared/validation.js';
import {
  optionalSectionNames,
  type OptionalSectionContent,
  type OptionalSectionName,
  type WebstoreContent,
} from './sections.js';
import { SectionsFields } from './sections.requests.js';

export class OptionalSectionRequest implements OptionalSectionContent {
  @IsIn(optionalSectionNames)
  id: OptionalSectionName;

  @PlainText()
  @MaxLength(120)
  name: string;

  @IsBoolean()
  enabled: boolean;
}

/** Only the changed fields, with the version of the draft they were changed from (WS-37). */
export class SaveWebstoreRequest extends SectionsFields implements Partial<WebstoreContent> {
  @IsUUID()
  id: string;

  @IsInt()
  @Min(1)
  version: number;

  /** Sections to show or to hide; those that are not named stay as they are, and the last entry of a section counts. */
  @Optional()
  @IsArray()
  @ArrayMaxSize(optionalSectionNames.length)
  @IsObject({ each: true })
  @Nested(() => OptionalSectionRequest)
  @ValidateNested({ each: true })
  optionalSections?: OptionalSectionRequest[];
}
