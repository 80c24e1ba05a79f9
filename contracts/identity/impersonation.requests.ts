import { IsUUID, Length } from 'class-validator';
import { PlainText, Trimmed } from '../shared/validation.js';

export class StartImpersonationRequest {
  @IsUUID()
  userId: string;

  /** The reason, for the security log. */
  @PlainText()
  @Trimmed()
  @Length(3, 300)
  reason: string;
}
