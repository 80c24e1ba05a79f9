import { Length } from 'class-validator';
import { PlainText } from '../shared/validation.js';

/** What an operator's browser found in its address (ID-82). */
export class HandOverRequest {
  @PlainText()
  @Length(1, 4000)
  idToken: string;

  @PlainText()
  @Length(1, 4000)
  accessToken: string;
}
