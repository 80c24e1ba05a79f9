import { Matches } from 'class-validator';
import { EmailAddress } from './email-address.js';
import { codeForm } from './one-time-code.requests.js';
import { PersonRequest } from './person.requests.js';
import { StrongPassword } from './strong-password.js';

/** Completes an imported account (ID-61) with its first password and the fields that it lacks. */
export class CreateUserRequest extends PersonRequest {
  @EmailAddress()
  email: string;

  @StrongPassword({ email: 'email', firstName: 'firstName', lastName: 'lastName' })
  password: string;
}

/** A new password with a mailed code (ID-64). */
export class VerifyCodeRequest {
  @EmailAddress()
  email: string;

  @Matches(codeForm)
  verificationCode: string;

  @StrongPassword({ email: 'email' })
  password: string;
}

/** A new password after a code that was verified before (ID-65). */
export class ResetPasswordRequest {
  @EmailAddress()
  email: string;

  @StrongPassword({ email: 'email' })
  password: string;
}
