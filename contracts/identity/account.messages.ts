import { message } from '../shared/message.js';

/** Something has happened to an account that its owner should hear of. The notice is kept until it was mailed. */
export const AccountNoticeWanted = message('identity.account-notice-wanted', 1, 'noticeId', { noticeId: 'id' });

/** A business is to have a webstore. It may have one by now, or be gone: whoever acts asks first. */
export const WebstoreWanted = message('identity.webstore-wanted', 1, 'vendorId', { vendorId: 'id' });

/** A vendor wants the business off the site. It may have been taken back since: whoever acts asks first. */
export const BusinessRemovalRequested = message('identity.business-removal-requested', 1, 'vendorId', {
  vendorId: 'id',
});
