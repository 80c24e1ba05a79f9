import { IsEmail, IsString, Length, MaxLength } from 'class-validator';
import { PlainText } from '../shared/validation.js';

export class LoginRequest {
  @IsEmail()
  @MaxLength(254)
  identifier: string;

  @IsString()
  @Length(1, 200)
  password: string;
}

export class RefreshTokenRequest {
  @PlainText()
  @Length(20, 200)
  refreshToken: string;

  /** The e-mail the session belongs to. */
  @PlainText()
  @Length(1, 254)
  username: string;
}

export class LogoutRequest {
  @PlainText()
  @Length(1, 4000)
  accessToken: string;
}
