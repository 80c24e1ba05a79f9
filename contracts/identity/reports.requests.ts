import { IsEmail, Length, MaxLength } from 'class-validator';
import { PlainText } from '../shared/validation.js';

/** An account, by its e-mail. */
export class ConfirmUserRequest {
  @IsEmail()
  @MaxLength(254)
  identifier: string;
}

/** An id token, as a sign-in has answered it. */
export class VerifyTokenRequest {
  @PlainText()
  @Length(1, 4000)
  idToken: string;
}
