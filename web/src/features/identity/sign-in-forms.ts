import { IsEmail, IsNotEmpty, Length, Matches, MaxLength } from 'class-validator';
import { EmailAddress } from '#contracts/identity/email-address.js';
import { longestPassword } from '#contracts/identity/passwords.js';
import { StrongPassword } from '#contracts/identity/strong-password.js';
import { PersonName } from '#contracts/identity/person-name.js';
import { phoneForm } from '#contracts/shared/phone-form.js';
import { Optional } from '#contracts/shared/validation.js';
import { SameAs } from '../../lib/same-as.js';

// The fields have the names of the requirements (ID-10, ID-11). Of several violated rules of a field, the one closest
// to it is shown.

const digits = /^\d*$/;

/** The account's email. */
export class EmailForm {
  @EmailAddress()
  @IsNotEmpty()
  Emailaddress: string;
}

/** The sent email, trimmed. */
export const trimmed = ({ Emailaddress }: EmailForm): EmailForm => ({ Emailaddress: Emailaddress.trim() });

export class PasswordForm {
  @IsNotEmpty()
  Password: string;
}

/** A code, and missing data of an account of the older user pool. */
export class CodeForm {
  @Length(6, 6)
  @Matches(digits)
  @IsNotEmpty()
  EnterOTP: string;

  @Optional()
  @PersonName()
  Firstname?: string;

  @Optional()
  @PersonName()
  Lastname?: string;

  @Optional()
  @Matches(phoneForm)
  @IsNotEmpty()
  Phonenumber?: string;
}

/** A new password for the owner of an email. */
export class NewPasswordForm {
  @IsEmail()
  Emailaddress: string;

  @Optional()
  @MaxLength(120)
  Firstname?: string;

  @Optional()
  @MaxLength(120)
  Lastname?: string;

  @StrongPassword({ email: 'Emailaddress', firstName: 'Firstname', lastName: 'Lastname' })
  @MaxLength(longestPassword)
  @IsNotEmpty()
  Enterpassword: string;

  @SameAs('Enterpassword')
  @IsNotEmpty()
  Confirmpassword: string;
}

/** A new password with the code that was sent for it (ID-62). */
export class ResetForm extends NewPasswordForm {
  @Length(6, 6)
  @Matches(digits)
  @IsNotEmpty()
  EnterOTP: string;
}
