import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { phoneForm } from '../shared/phone-form.js';
import { EmailAddress } from './email-address.js';
import { PersonName } from './person-name.js';
import { longestPassword } from './passwords.js';
import { StrongPassword } from './strong-password.js';

/** The fields of a new account (ID-33). */
export class SignUpRequest {
  /** Compared without regard to case. */
  @EmailAddress()
  email: string;

  @IsString()
  @MaxLength(longestPassword)
  @StrongPassword({ email: 'email', firstName: 'givenName', lastName: 'familyName' })
  password: string;

  @Matches(phoneForm)
  phoneNumber: string;

  @PersonName()
  givenName: string;

  @PersonName()
  familyName: string;
}

/** The corrected email after a mistyped sign-up. */
export class CorrectEmailRequest {
  /** Compared without regard to case. */
  @EmailAddress()
  @IsNotEmpty()
  email: string;

  /** The password of the account, which must not contain the email. */
  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password: string;
}
