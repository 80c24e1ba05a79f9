import { accountRoutes } from '#contracts/identity/account.routes.js';
import type { AccountView } from '#contracts/identity/account.views.js';
import { dataRightsRoutes } from '#contracts/identity/data-rights.routes.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { firstNotificationChoices, type NotificationChoices } from '#contracts/identity/notification-choices.js';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { couple } from './examples.js';
import { FakeApi } from './fake-api.js';

export const anAccount = (more: Partial<AccountView> = {}): AccountView => ({
  user: { ...couple, phoneNumber: '+15125550142', birthdate: '1992-05-17' },
  isEmailVerified: true,
  hasPassword: true,
  notifications: firstNotificationChoices,
  emailChange: null,
  businessRemoval: null,
  ...more,
});

export const newEmail = 'maya.whitlock@example.com';
/** The code in the mails of tests. */
export const rightCode = '246810';

/** A fake api that stores one account, and changes it like the real one. */
export function anAccountsApi(kept: AccountView = anAccount()): FakeApi & { kept: AccountView } {
  const api = Object.assign(new FakeApi(), { kept });
  const become = (more: Partial<AccountView>) => (api.kept = { ...api.kept, ...more });
  const waiting = { newEmail, isSent: true, secondsUntilNext: 42 };
  api
    .answer(webstoreRoutes.vendorCategories, () => [])
    .answer(webstoreRoutes.webstoresOfUser, () => ({ results: [], numResults: 0, page: 1, pageSize: 20 }))
    .answer(accountRoutes.account, () => api.kept)
    .answer(secondFactorRoutes.secondFactor, () => ({
      isOn: false,
      since: null,
      recoveryCodesLeft: 0,
      isRequired: false,
      ownerProof: 'password' as const,
    }))
    .answer(dataRightsRoutes.newestExport, () => ({ export: null, proof: 'password' as const }))
    .answer(dataRightsRoutes.accountClosing, () => ({ closesAt: null, proof: 'password' as const, graceDays: 14 }))
    .answer(identityRoutes.updateUser, ({ body }) => {
      const { notifications = {}, ...person } = body as Partial<AuthUserView> & {
        notifications?: Partial<NotificationChoices>;
      };
      become({
        user: { ...api.kept.user, ...person },
        notifications: { ...api.kept.notifications, ...notifications },
      });
      return api.kept.user;
    })
    .answer(accountRoutes.changePassword, () => ({ success: true as const }))
    .answer(accountRoutes.startEmailChange, () => become({ emailChange: { ...waiting, step: 'present' } }))
    .answer(accountRoutes.resendEmailChangeCode, () => api.kept)
    .answer(accountRoutes.cancelEmailChange, () => become({ emailChange: null }))
    .answer(accountRoutes.confirmEmailChange, () =>
      api.kept.emailChange?.step === 'present'
        ? become({ emailChange: { ...waiting, step: 'new' } })
        : become({ emailChange: null, user: { ...api.kept.user, email: newEmail, username: newEmail } }),
    )
    .answer(accountRoutes.requestBusinessRemoval, ({ body }) =>
      become({
        businessRemoval: { requestedAt: new Date().toISOString(), reason: (body as { reason: string }).reason },
      }),
    )
    .answer(accountRoutes.cancelBusinessRemoval, () => become({ businessRemoval: null }));
  return api;
}
