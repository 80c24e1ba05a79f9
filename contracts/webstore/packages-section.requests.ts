import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsObject,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { Nested, NotBlank, Nullable, Optional, PlainText, Unique, WholeCents } from '../shared/validation.js';
import type { PackagesContent, PackageContent } from './packages-section.js';
import { mostItems } from './most-items.js';

export class PackageRequest implements PackageContent {
  @IsUUID()
  id: string;

  @PlainText()
  @Length(1, 120)
  @NotBlank()
  name: string;

  /** US dollars and cents (OP-50). */
  @WholeCents()
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

/** The section's fields of a save. */
export class PackagesFields implements Partial<PackagesContent> {
  @Optional()
  @IsArray()
  @ArrayMaxSize(mostItems)
  @Unique((item?: Partial<PackageRequest>) => item?.id)
  @IsObject({ each: true })
  @Nested(() => PackageRequest)
  @ValidateNested({ each: true })
  packages?: PackageRequest[];
}
