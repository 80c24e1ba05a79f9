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

  /** The email the session belongs to. */
  @PlainText()
  @Length(1, 254)
  username: string;
}

export class LogoutRequest {
  @PlainText()
  @Length(1, 4000)
  accessToken: string;
}

/** What a person keeps; what is left out stays as it is (DIR-36). */
export class UserPropsRequest {
  /** Ids of webstores, the newest favourite first; takes the place of the list there was. */
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

/** What a person wants to be told by mail; what is left out stays as it is. */
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

/** What is left out stays as it is; each prop takes the place of the one before it. */
export class UpdateUserRequest extends PersonRequest {
  @Optional()
  @IsObject()
  @Nested(() => UserPropsRequest)
  @ValidateNested()
  props?: UserPropsRequest;

  /** `YYYY-MM-DD`; null takes it back. */
  @Optional()
  @Nullable()
  @Birthdate()
  birthdate?: string | null;

  @Optional()
  @IsObject()
  @Nested(() => NotificationChoicesRequest)
  @ValidateNested()
  notifications?: NotificationChoicesRequest;

  /** The version of the user that the change was made from: when it is not the newest, nothing is changed. */
  @Optional()
  @IsInt()
  @Min(1)
  version?: number;
}
