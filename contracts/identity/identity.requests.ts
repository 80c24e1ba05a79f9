import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Min,
  ValidateNested,
} from 'class-validator';
import { Nested, Nullable, Optional, PlainText, Unique } from '../shared/validation.js';
import { Birthdate } from './birthdate.js';
import { EmailAddress } from './email-address.js';
import { mostFavorites } from './most-favorites.js';
import type { NotificationChoices } from './notification-choices.js';
import { PersonRequest } from './person.requests.js';

export class LoginRequest {
  @EmailAddress()
  @IsNotEmpty()
  identifier: string;

  @IsString()
  @Length(1, 200)
  password: string;
}

export class RefreshTokenRequest {
  @PlainText()
  @Length(20, 200)
  refreshToken: string;

  /** The email of the session's user. */
  @PlainText()
  @Length(1, 254)
  username: string;
}

export class LogoutRequest {
  @PlainText()
  @Length(1, 4000)
  accessToken: string;
}

/** Props of a user. Absent props do not change (DIR-36). */
export class UserPropsRequest {
  /** Ids of webstores, the most recent favorite first. The list replaces the previous one. */
  @Optional()
  @IsArray()
  @ArrayMaxSize(mostFavorites)
  @Unique()
  @IsUUID(undefined, { each: true })
  favorites?: string[];

  @Optional()
  @IsBoolean()
  completedWebstoreTutorial?: boolean;
}

/** Notification settings. Absent ones do not change. */
export class NotificationChoicesRequest implements Partial<NotificationChoices> {
  @Optional()
  @IsBoolean()
  messages?: boolean;

  @Optional()
  @IsBoolean()
  reviews?: boolean;

  @Optional()
  @IsBoolean()
  listing?: boolean;

  @Optional()
  @IsBoolean()
  news?: boolean;
}

/** Absent fields do not change; each given prop is replaced. */
export class UpdateUserRequest extends PersonRequest {
  @Optional()
  @IsObject()
  @Nested(() => UserPropsRequest)
  @ValidateNested()
  props?: UserPropsRequest;

  /** `YYYY-MM-DD`; null removes it. */
  @Optional()
  @Nullable()
  @Birthdate()
  birthdate?: string | null;

  @Optional()
  @IsObject()
  @Nested(() => NotificationChoicesRequest)
  @ValidateNested()
  notifications?: NotificationChoicesRequest;

  /** The version that the change is based on. If it is not the current one, nothing changes. */
  @Optional()
  @IsInt()
  @Min(1)
  version?: number;
}
