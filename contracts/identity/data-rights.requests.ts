import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Optional } from '../shared/validation.js';
import { codeForm } from './one-time-code.requests.js';
import { longestPassword } from './passwords.js';

/** The proof that it is the person who closes the account or copies its data: the password, or the mailed code of whoever has none. */
export class PersonProofRequest {
  @Optional()
  @IsString()
  @MaxLength(longestPassword)
  @IsNotEmpty()
  password?: string;

  @Optional()
  @Matches(codeForm)
  otp?: string;
}
