import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { withEveryProp, type UserProps } from '../domain/user-props.js';

type KnownUser = Omit<AuthUserView, 'props'> & { props: Partial<UserProps> };

/** What a signed-in person learns about themselves (ID-14, the part the slice needs). */
export const authUserView = (user: KnownUser): AuthUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  isAdmin: user.isAdmin,
  roles: user.roles,
  props: withEveryProp(user.props),
  version: user.version,
});
