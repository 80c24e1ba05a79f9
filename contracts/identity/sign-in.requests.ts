import { IsEmail, MaxLength } from 'class-validator';

/** An e-mail and nothing else. */
export class EmailRequest {
  @IsEmail()
  @MaxLength(254)
  email: string;
}
