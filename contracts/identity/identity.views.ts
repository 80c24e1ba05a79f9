import type { Role } from './role.js';
import type { SignUpKind } from './sign-up-kind.js';

/** The signed-in user (ID-14). */
export interface AuthUserView {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  /** `+1` and ten digits; null if unknown. */
  phoneNumber: string | null;
  /** `YYYY-MM-DD`; null if unknown. */
  birthdate: string | null;
  /** Issuer of single sign-on -> the user's subject there. */
  externalIds: Record<string, string>;
  isAdmin: boolean;
  roles: Role[];
  props: UserPropsView;
  /** The time of erasure, ISO 8601, UTC; absent unless the account is closed. */
  closesAt?: string;
  settings: UserSettingsView;
  /** Incremented by every change. */
  version: number;
}

export interface UserSettingsView {
  /** The sign-up page that the account began on (ID-37); absent if unknown. */
  newVendorSignup?: SignUpKind;
}

export interface UserPropsView {
  /** Ids of webstores, the most recent favorite first (DIR-36). Some of them may have left the site. */
  favorites: string[];
  /** Absent until the tutorial is completed. */
  completedWebstoreTutorial?: boolean;
}

/** The signed-in user's data for prefilled forms (SYS-9). */
export interface WhoAmIView {
  firstName: string;
  lastName: string;
  /** `+1` and ten digits; null if unknown. */
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
