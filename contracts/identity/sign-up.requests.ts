import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { EmailAddress } from './email-address.js';
import { PersonName } from './person-name.js';
import { longestPassword } from './passwords.js';
import { StrongPassword } from './strong-password.js';

/** As it is sent and stored: `+1` and ten digits (ID-24). */
export const phoneForm = /^\+1\d{10}$/;

/** What a person says of themselves to get an account (ID-33). */
export class SignUpRequest {
  /** Read without regard to case. */
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

/** The address that was meant, of somebody who mistyped it when they signed up. */
export class CorrectEmailRequest {
  /** Read without regard to case. */
  @EmailAddress()
  @IsNotEmpty()
  email: string;

  /** The password of the account; the email must not be in it. */
  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password: string;
}
