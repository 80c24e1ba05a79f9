import { IsIn, Matches } from 'class-validator';
import { Optional } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';

/** The format of all codes: six digits (ID-40). */
export const codeForm = /^\d{6}$/;

export class VerifyEmailRequest {
  @EmailAddress()
  email: string;

  @Matches(codeForm)
  otp: string;

  /** `OLD` for an imported account, which sets a password next (ID-42). */
  @Optional()
  @IsIn(['NEW', 'OLD'])
  newOrOld?: 'NEW' | 'OLD';
}

export class ResendCodeRequest {
  @EmailAddress()
  email: string;
}
