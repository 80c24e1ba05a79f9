import { IsIn, Matches } from 'class-validator';
import { Optional } from '../shared/validation.js';
import { EmailAddress } from './email-address.js';

/** Six digits, everywhere (ID-40). */
export const codeForm = /^\d{6}$/;

export class VerifyEmailRequest {
  @EmailAddress()
  email: string;

  @Matches(codeForm)
  otp: string;

  /** `OLD` for an account of the older pool, which sets a password next (ID-42). */
  @Optional()
  @IsIn(['NEW', 'OLD'])
  newOrOld?: 'NEW' | 'OLD';
}

export class ResendCodeRequest {
  @EmailAddress()
  email: string;
}
