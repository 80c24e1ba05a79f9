import { IsUUID, Length } from 'class-validator';
import { Optional, PlainText, Trimmed } from '../shared/validation.js';

/** The longest name of a location, in characters; that of a webstore (WS-45). */
export const longestLocationName = 120;

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
