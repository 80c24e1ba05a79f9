import { Equals, IsNotEmpty, Matches, MaxLength } from 'class-validator';
import { EmailAddress } from '#contracts/identity/email-address.js';
import { longestPassword } from '#contracts/identity/passwords.js';
import { PersonName } from '#contracts/identity/person-name.js';
import { phoneForm } from '#contracts/shared/phone-form.js';
import { StrongPassword } from '#contracts/identity/strong-password.js';
import { SameAs } from '../../lib/same-as.js';

/** Exactly the fields that the requirements name (ID-10). Of several violated rules of a field, the first is shown. */
export class SignUpForm {
  @PersonName()
  Firstname: string;

  @PersonName()
  Lastname: string;

  @Matches(phoneForm)
  @IsNotEmpty()
  Phonenumber: string;

  @EmailAddress()
  @IsNotEmpty()
  Emailaddress: string;

  @StrongPassword({ email: 'Emailaddress', firstName: 'Firstname', lastName: 'Lastname' })
  @MaxLength(longestPassword)
  @IsNotEmpty()
  Enterpassword: string;

  @SameAs('Enterpassword')
  @IsNotEmpty()
  Confirmpassword: string;

  @Equals(true)
  Agree: boolean;
}
