import { Length } from 'class-validator';
import { PlainText } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';

/** The email of an account. */
export class ConfirmUserRequest {
  @EmailAddress()
  identifier: string;
}

/** An id token from a sign-in. */
export class VerifyTokenRequest {
  @PlainText()
  @Length(1, 4000)
  idToken: string;
}
