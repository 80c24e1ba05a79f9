import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Optional } from '../shared/validation.js';
import { codeForm } from './one-time-code.requests.js';
import { longestPassword } from './passwords.js';

/** Proof of identity for closing an account or copying its data: the password, or a mailed code for accounts without one. */
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
