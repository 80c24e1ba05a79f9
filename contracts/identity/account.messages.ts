import { message } from '../shared/message.js';

/** Something happened to an account that its owner should know. The notice is stored until it has been mailed. */
export const AccountNoticeWanted = message('identity.account-notice-wanted', 1, 'noticeId', { noticeId: 'id' });

/** A business needs a webstore. It may have one by now, or may have been erased: the consumer checks first. */
export const WebstoreWanted = message('identity.webstore-wanted', 1, 'vendorId', { vendorId: 'id' });

/** A vendor asked to remove the business from the site. The request may have been withdrawn: the consumer checks first. */
export const BusinessRemovalRequested = message('identity.business-removal-requested', 1, 'vendorId', {
  vendorId: 'id',
});
