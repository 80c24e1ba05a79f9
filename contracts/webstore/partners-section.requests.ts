import { ArrayMaxSize, IsArray, IsObject, IsUUID, Length, ValidateNested } from 'class-validator';
import { Nested, NotBlank, Optional, PlainText, Unique } from '../shared/validation.js';
import type { PartnersContent, PartnerContent } from './partners-section.js';
import { mostItems } from './most-items.js';

export class PartnerRequest implements PartnerContent {
  @IsUUID()
  partnerId: string;

  @PlainText({ lines: true })
  @Length(1, 240)
  @NotBlank()
  description: string;
}

/** The section's fields of a save. */
export class PartnersFields implements Partial<PartnersContent> {
  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  // Items without a partner are not the same one; each is refused for what it lacks.
  @Unique((item?: Partial<PartnerRequest>) => item?.partnerId || item)
  @IsObject({ each: true })
  @Nested(() => PartnerRequest)
  @ValidateNested({ each: true })
  partners?: PartnerRequest[];
}
