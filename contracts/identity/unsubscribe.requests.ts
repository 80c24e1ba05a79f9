import { Length } from 'class-validator';
import { PlainText } from '../shared/validation.js';

/** The token of the link `/unsubscribe?token=…` in a mail. */
export class UnsubscribeRequest {
  @PlainText()
  @Length(1, 400)
  token: string;
}
