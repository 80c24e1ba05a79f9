import { IsEmail, IsIn, Matches, MaxLength } from 'class-validator';
import { Optional } from '../shared/validation.js';

/** Six digits, everywhere (ID-40). */
export const codeForm = /^\d{6}$/;

export class VerifyEmailRequest {
  @IsEmail()
  @MaxLength(254)
  email: string;

  @Matches(codeForm)
  otp: string;

  /** `OLD` for an account of the older pool, which sets a password next (ID-42). */
  @Optional()
  @IsIn(['NEW', 'OLD'])
  newOrOld?: 'NEW' | 'OLD';
}

export class ResendCodeRequest {
  @IsEmail()
  @MaxLength(254)
  email: string;
}
