import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';
import { Optional, Unique } from '../shared/validation.js';
import type { AmenitiesContent } from './amenities-section.js';

/** The section's fields of a save. */
export class AmenitiesFields implements Partial<AmenitiesContent> {
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
}
