import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { signUpKinds } from '#contracts/identity/sign-up-kind.js';
import { withEveryProp, type UserProps } from './domain/user-props.js';

type KnownUser = Omit<AuthUserView, 'props' | 'settings' | 'phoneNumber' | 'closesAt'> & {
  phone: string | null;
  props: Partial<UserProps>;
  settings: Record<string, unknown>;
};

/**
 * Returns the view of the signed-in user (ID-14).
 * @param closesAt the time of erasure, if the account is closed
 */
export const authUserView = (user: KnownUser, closesAt?: Date): AuthUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phone,
  birthdate: user.birthdate,
  externalIds: user.externalIds,
  isAdmin: user.isAdmin,
  roles: user.roles,
  props: withEveryProp(user.props),
  ...(closesAt && { closesAt: closesAt.toISOString() }),
  settings: settingsIn(user.settings),
  version: user.version,
});

/** Returns the settings that the browser uses. */
function settingsIn(settings: Record<string, unknown>): AuthUserView['settings'] {
  const newVendorSignup = signUpKinds.find((kind) => kind === settings['newVendorSignup']);
  return newVendorSignup === undefined ? {} : { newVendorSignup };
}
