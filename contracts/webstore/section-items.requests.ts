import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { NotBlank, Nullable, PlainText } from '../shared/validation.js';
import {
  type AwardContent,
  type FaqContent,
  type OptionalSectionContent,
  type OptionalSectionName,
  optionalSectionNames,
  type PackageContent,
  type PartnerContent,
} from './webstore-content.js';

export class PackageRequest implements PackageContent {
  @IsUUID()
  id: string;

  @PlainText()
  @Length(1, 120)
  @NotBlank()
  name: string;

  /** US dollars and cents (OP-50). */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(10_000_000)
  price: number;

  @PlainText({ lines: true })
  @Length(1, 240)
  @NotBlank()
  description: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(30)
  @PlainText({}, { each: true })
  @Length(1, 120, { each: true })
  @NotBlank({ each: true })
  inclusions: string[];

  @Nullable()
  @IsUUID()
  imageId: string | null;
}

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

export class PartnerRequest implements PartnerContent {
  @IsUUID()
  partnerId: string;

  @PlainText({ lines: true })
  @Length(1, 240)
  @NotBlank()
  description: string;
}

export class OptionalSectionRequest implements OptionalSectionContent {
  @IsIn(optionalSectionNames)
  id: OptionalSectionName;

  @PlainText()
  @MaxLength(120)
  name: string;

  @IsBoolean()
  enabled: boolean;
}
