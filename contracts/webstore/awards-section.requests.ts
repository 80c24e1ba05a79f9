import { ArrayMaxSize, IsArray, IsObject, IsUUID, Length, MaxLength, ValidateNested } from 'class-validator';
import { Nested, NotBlank, Nullable, Optional, PlainText, Unique } from '../shared/validation.js';
import type { AwardsContent, AwardContent } from './awards-section.js';
import { mostItems } from './most-items.js';

export class AwardRequest implements AwardContent {
  @IsUUID()
  id: string;

  @PlainText()
  @Length(1, 120)
  @NotBlank()
  name: string;

  @PlainText()
  @MaxLength(240)
  link: string;

  @Nullable()
  @IsUUID()
  imageId: string | null;
}

/** The section's fields of a save. */
export class AwardsFields implements Partial<AwardsContent> {
  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  @Unique((item?: Partial<AwardRequest>) => item?.id)
  @IsObject({ each: true })
  @Nested(() => AwardRequest)
  @ValidateNested({ each: true })
  awards?: AwardRequest[];
}
