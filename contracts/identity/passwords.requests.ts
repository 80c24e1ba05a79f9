import { Matches } from 'class-validator';
import { EmailAddress } from './email-address.js';
import { codeForm } from './one-time-code.requests.js';
import { PersonRequest } from './person.requests.js';
import { StrongPassword } from './strong-password.js';

/** The last step of an account from the older user pool (ID-61): the first password, and what is missing. */
export class CreateUserRequest extends PersonRequest {
  @EmailAddress()
  email: string;

  @StrongPassword({ email: 'email', firstName: 'firstName', lastName: 'lastName' })
  password: string;
}

/** A new password with the code that was sent for it (ID-64). */
export class VerifyCodeRequest {
  @EmailAddress()
  email: string;

  @Matches(codeForm)
  verificationCode: string;

  @StrongPassword({ email: 'email' })
  password: string;
}

/** A new password after a code that has been verified already (ID-65). */
export class ResetPasswordRequest {
  @EmailAddress()
  email: string;

  @StrongPassword({ email: 'email' })
  password: string;
}
