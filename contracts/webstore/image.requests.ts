import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Nested, Optional, PlainText, Unique } from '../shared/validation.js';
import {
  imagePurposes,
  imageTypeNames,
  maxCaptionLength,
  pictureLimits,
  type ImagePurpose,
  type ImageType,
} from './image-rules.js';

/** Largest number of images that a call may name. */
const maxNamed = 100;

/** A file that was put under the address of `uploadImage` (WS-91). */
export class ConfirmUploadRequest {
  @IsIn(imagePurposes)
  category: ImagePurpose;

  /** The address as `uploadImage` returned it. */
  @PlainText()
  @MaxLength(4_000)
  preSignedUrl: string;

  @IsIn(imageTypeNames)
  contentType: ImageType;

  /** Pixels as the browser knows them; the worker measures again. 0 when unknown. */
  @IsInt()
  @Min(0)
  @Max(pictureLimits.pixels)
  height: number;

  @IsInt()
  @Min(0)
  @Max(pictureLimits.pixels)
  width: number;

  /** Wanted position in the gallery, from 0. */
  @IsInt()
  @Min(0)
  @Max(maxNamed)
  ordinal: number;
}

/** Changes of a picture (WS-77). */
export class UpdateImageRequest {
  @Optional()
  @PlainText()
  @MaxLength(maxCaptionLength)
  caption?: string;

  @Optional()
  @IsBoolean()
  isCoverPhoto?: boolean;
}

export class ImageOrdinalRequest {
  @IsUUID()
  id: string;

  @IsInt()
  @Min(0)
  @Max(maxNamed)
  ordinal: number;
}

/** New positions of pictures (WS-89). */
export class ReorderImagesRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(maxNamed)
  @Unique((item: { id?: unknown } | null) => item?.id)
  @ValidateNested({ each: true })
  @Nested(() => ImageOrdinalRequest)
  images: ImageOrdinalRequest[];
}
