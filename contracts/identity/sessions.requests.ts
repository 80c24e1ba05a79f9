import { Length } from 'class-validator';
import { PlainText } from '../shared/validation.js';

/** The query parameters of a hand-over's URL (ID-82). */
export class HandOverRequest {
  @PlainText()
  @Length(1, 4000)
  idToken: string;

  @PlainText()
  @Length(1, 4000)
  accessToken: string;
}
