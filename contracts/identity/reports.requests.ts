import { Length } from 'class-validator';
import { PlainText } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';

/** An account, by its email. */
export class ConfirmUserRequest {
  @EmailAddress()
  identifier: string;
}

/** An id token, as a sign-in has answered it. */
export class VerifyTokenRequest {
  @PlainText()
  @Length(1, 4000)
  idToken: string;
}
