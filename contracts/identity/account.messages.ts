import { message } from '../shared/message.js';

/** An event of an account that its owner is notified of by mail. The notice is stored until it was sent. */
export const AccountNoticeWanted = message('identity.account-notice-wanted', 1, 'noticeId', { noticeId: 'id' });

/** A vendor needs a first webstore. It may have one by now, or be deleted: consumers check the current state. */
export const WebstoreWanted = message('identity.webstore-wanted', 1, 'vendorId', { vendorId: 'id' });

/**
 * A vendor has requested the removal of the business. The request may be cancelled by now: consumers check the current
 * state.
 */
export const BusinessRemovalRequested = message('identity.business-removal-requested', 1, 'vendorId', {
  vendorId: 'id',
});
