import type { AuthUserView } from '#contracts/identity/identity.views.js';

/** What a signed-in person learns about themselves (ID-14, the part the slice needs). */
export const authUserView = (user: AuthUserView): AuthUserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  isAdmin: user.isAdmin,
  roles: user.roles,
});
