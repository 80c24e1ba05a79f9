import { ArrayMaxSize, IsArray, IsObject, IsUUID, Length, ValidateNested } from 'class-validator';
import { Nested, NotBlank, Optional, PlainText, Unique } from '../shared/validation.js';
import type { FaqsContent, FaqContent } from './faqs-section.js';
import { mostItems } from './most-items.js';

export class FaqRequest implements FaqContent {
  @IsUUID()
  id: string;

  @PlainText()
  @Length(1, 240)
  @NotBlank()
  question: string;

  @PlainText({ lines: true })
  @Length(1, 240)
  @NotBlank()
  answer: string;
}

/** The section's fields of a save. */
export class FaqsFields implements Partial<FaqsContent> {
  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  @Unique((item?: Partial<FaqRequest>) => item?.id)
  @IsObject({ each: true })
  @Nested(() => FaqRequest)
  @ValidateNested({ each: true })
  faqs?: FaqRequest[];
}
