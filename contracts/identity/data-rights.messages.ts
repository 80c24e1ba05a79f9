import { message } from '../shared/message.js';

/** Somebody wants everything that is held about them. */
export const DataExportWanted = message('identity.data-export-wanted', 1, 'userId', { userId: 'id', exportId: 'id' });

/** The file is kept, and its owner may be told. */
export const DataExportMade = message('identity.data-export-made', 1, 'userId', { userId: 'id', exportId: 'id' });

/**
 * An account is to be closed, and may be kept until its last day: what it shows to others is hidden meanwhile. It may
 * have been kept since: whoever acts asks how it stands now.
 */
export const AccountClosed = message('identity.account-closed', 1, 'userId', { userId: 'id', vendorIds: 'ids' });

/** Its owner has kept it after all. */
export const AccountKept = message('identity.account-kept', 1, 'userId', { userId: 'id', vendorIds: 'ids' });

/**
 * A person is gone, and identity knows them no more: every context erases, or makes anonymous, what it holds about them
 * and their businesses.
 */
export const PersonErased = message('identity.person-erased', 1, 'userId', { userId: 'id', vendorIds: 'ids' });
