import { aboutScreens } from './about-screens.ts';
import { accountScreens } from './account-screens.ts';
import { adminScreens } from './admin-screens.ts';
import { authenticatorScreens } from './authenticator-screens.ts';
import { billingScreens } from './billing-screens.ts';
import { dashboardScreens } from './dashboard-screens.ts';
import { dataRightsScreens } from './data-rights-screens.ts';
import { directoryScreens } from './directory-screens.ts';
import { editorScreens } from './editor-screens.ts';
import { eventScreens } from './event-screens.ts';
import { favoritesScreens } from './favorites-screens.ts';
import { mapScreens } from './map-screens.ts';
import { messageScreens } from './message-screens.ts';
import { offlineScreens } from './offline-screens.ts';
import { operationsScreens } from './operations-screens.ts';
import { publicScreens, signInScreens } from './public-screens.ts';
import { retailScreens } from './retail-screens.ts';
import { shellScreens } from './shell-screens.ts';
import { signInElsewhereScreens } from './sign-in-elsewhere-screens.ts';
import { loginScreens, vendorLoginScreens } from './sign-in-screens.ts';
import { signUpScreens } from './sign-up-screens.ts';
import { termsScreens } from './terms-screens.ts';
import { webstoreScreens } from './webstore-screens.ts';
import type { AnyScreen } from './screen.ts';

/** Every picture of `npm run screens`, in its order. */
export const allScreens: readonly AnyScreen[] = [
  ...directoryScreens,
  ...mapScreens,
  ...favoritesScreens,
  ...eventScreens,
  ...messageScreens,
  ...offlineScreens,
  ...webstoreScreens,
  ...publicScreens,
  ...signInScreens,
  ...loginScreens,
  ...vendorLoginScreens,
  ...signInElsewhereScreens,
  ...signUpScreens,
  ...termsScreens,
  ...shellScreens,
  ...aboutScreens,
  ...dashboardScreens,
  ...editorScreens,
  ...retailScreens,
  ...accountScreens,
  ...billingScreens,
  ...authenticatorScreens,
  ...dataRightsScreens,
  ...adminScreens,
  ...operationsScreens,
];
