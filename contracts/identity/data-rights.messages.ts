import { message } from '../shared/message.js';

/** A user has requested an export of their data. */
export const DataExportWanted = message('identity.data-export-wanted', 1, 'userId', { userId: 'id', exportId: 'id' });

/** The export is stored, and its owner can be notified. */
export const DataExportMade = message('identity.data-export-made', 1, 'userId', { userId: 'id', exportId: 'id' });

/**
 * An account was closed and can be restored until the end of its grace period. Its public pages are hidden meanwhile.
 * It may have been restored by now: consumers check the current state.
 */
export const AccountClosed = message('identity.account-closed', 1, 'userId', { userId: 'id', vendorIds: 'ids' });

/** A closed account was restored. */
export const AccountKept = message('identity.account-kept', 1, 'userId', { userId: 'id', vendorIds: 'ids' });

/** A user was erased. Every context deletes or anonymises its data about the user and their vendors. */
export const PersonErased = message('identity.person-erased', 1, 'userId', { userId: 'id', vendorIds: 'ids' });
