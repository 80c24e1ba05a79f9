import type { Role } from './role.js';
import type { SignUpKind } from './sign-up-kind.js';

/** A signed-in person (ID-14). */
export interface AuthUserView {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** `+1` and ten digits; null when the person has given none. */
  phoneNumber: string | null;
  /** `YYYY-MM-DD`; null when nobody has told. */
  birthdate: string | null;
  /** Issuer of single sign-on -> what it calls this person. */
  externalIds: Record<string, string>;
  isAdmin: boolean;
  roles: Role[];
  props: UserPropsView;
  /** When the account is erased, ISO 8601, UTC; absent unless it was closed. */
  closesAt?: string;
  settings: UserSettingsView;
  /** Raised by every change. */
  version: number;
}

export interface UserSettingsView {
  /** Which sign-up began the account (ID-37); absent when it did not say. */
  newVendorSignup?: SignUpKind;
}

export interface UserPropsView {
  /** Ids of webstores, the newest favourite first (DIR-36); some of them may have left the site since. */
  favorites: string[];
  /** Absent until it was. */
  completedWebstoreTutorial?: boolean;
}

/** What a signed-in person fills forms in with (SYS-9). */
export interface WhoAmIView {
  firstName: string;
  lastName: string;
  /** `+1` and ten digits; null when the person has given none. */
  phoneNumber: string | null;
}

/** Tokens as the requirements name them (ID-12). `ExpiresIn` is in seconds. */
export interface AuthResultView {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
  ExpiresIn: number;
}

export interface SignedInView {
  data: { authResult: AuthResultView; user: AuthUserView };
}

export interface RefreshedView {
  AuthenticationResult: AuthResultView;
}

export interface SuccessView {
  success: true;
}
