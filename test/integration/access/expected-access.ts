import type { CallParts } from '../../support/posy/posy.js';

/** The kinds of callers that the api distinguishes. `owner` is the vendor who owns everything in the requests. */
export const callers = ['visitor', 'couple', 'rival', 'owner', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** `in`: the caller passes, whatever the response is. */
type Expected = Record<Caller, 'in' | 401 | 403>;

export interface World {
  userId: string;
  vendorId: string;
  webstoreId: string;
  /** Another one, which is removed by the first caller who may. */
  spareWebstoreId: string;
  /** An otherwise unused session of the owner. */
  sessionId: string;
  /** An event of the owner. */
  eventId: string;
}

interface Line {
  expected: Expected;
  /** The body or query of the call, if the guard reads it. */
  parts?: (world: World) => CallParts;
}

const everybody: Expected = { visitor: 'in', couple: 'in', rival: 'in', owner: 'in', admin: 'in' };
const signedIn: Expected = { ...everybody, visitor: 401 };
const ownerOnly: Expected = { visitor: 401, couple: 403, rival: 403, owner: 'in', admin: 'in' };
const operatorsOnly: Expected = { visitor: 401, couple: 403, rival: 403, owner: 403, admin: 'in' };

const open = { expected: everybody };
const anybodySignedIn = { expected: signedIn };
const operators = { expected: operatorsOnly };
const ownWebstore: Line = { expected: ownerOnly, parts: ({ webstoreId }) => ({ params: { id: webstoreId } }) };
const themselves: Line = {
  expected: { ...ownerOnly, admin: 403 },
  parts: ({ userId }) => ({ params: { id: userId } }),
};
const ownVendor: Line = { expected: ownerOnly, parts: ({ vendorId }) => ({ params: { id: vendorId } }) };
/** Paying, and what comes with it: not for operators (OP-31, OP-116). */
const ownPlans = (parts: Line['parts']): Line => ({ expected: { ...ownerOnly, admin: 403 }, parts });
const checkoutOf = (vendorId: string) => ({
  vendorId,
  name: 'Ada Vale',
  email: 'ada@posy.example',
  priceId: 'price_none',
});
const inBody = (body: object) => (world: World) => ({ body: { id: world.webstoreId, ...body } });
const each = (line: Line, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [`messaging.${name}`, line]));

// A caller on neither side is refused by the conversation itself: conversations.spec.ts.
const ofMessaging: Record<string, Line> = {
  ...each(
    anybodySignedIn,
    'conversations unreadCount conversation startConversation requestQuotes sendMessage ' +
      'viewedConversation markUnread moveConversation beginAttachment reportUser reportWebstore',
  ),
  ...each(
    operators,
    'adminReports adminReport decideReport unblockSender heldMessages decideHeldMessage executeRemote',
  ),
};

/**
 * Access to every route, stated independently of the routes, so that a mistake there is detected. A route without a
 * line fails the test, and so does a line without a route.
 */
export const expectedAccess: Record<string, Line> = {
  'content.document': open,
  'content.featureToggles': open,
  'content.changeFeatureToggle': {
    ...operators,
    parts: () => ({ body: { featureName: 'analytics', enabled: 1 } }),
  },
  'content.placeSuggestions': open,
  'content.addressSuggestions': {
    expected: anybodySignedIn.expected,
    parts: () => ({ query: { text: '18 Pecan Alley, Austin' } }),
  },
  'content.geocode': open,
  'content.placeBySlug': open,
  'content.whereAmI': open,

  'directory.webstoreSearch': open,
  'directory.vendorMap': open,
  'directory.openSearch': open,
  'directory.suggestions': open,
  'directory.webstoresByName': open,
  'directory.listIds': open,
  'directory.publication': ownWebstore,

  'events.eventUserId': anybodySignedIn,
  'events.eventProfile': anybodySignedIn,
  'events.startEvent': anybodySignedIn,
  'events.event': { expected: ownerOnly, parts: ({ eventId }) => ({ params: { id: eventId } }) },
  'events.uploadEventImage': {
    expected: ownerOnly,
    parts: ({ eventId }) => ({ params: { id: eventId }, query: { filename: 'a.jpg' } }),
  },
  'events.confirmEventImage': { expected: ownerOnly, parts: ({ eventId }) => ({ params: { id: eventId } }) },
  'events.deleteEventImage': {
    expected: ownerOnly,
    parts: ({ eventId }) => ({ params: { id: eventId, imageId: eventId } }),
  },
  'events.saveEventProfile': {
    expected: ownerOnly,
    parts: ({ eventId }) => ({ body: { id: eventId, version: 1 } }),
  },

  ...ofMessaging,

  'identity.unsubscribe': open,
  'billing.products': open,
  'billing.paymentSettings': anybodySignedIn,
  'billing.coupon': { ...anybodySignedIn, parts: () => ({ params: { code: 'MARIGOLD15' } }) },
  'billing.createSubscription': ownPlans(({ vendorId }) => ({ body: checkoutOf(vendorId) })),
  'billing.createPortalSession': ownPlans(({ vendorId }) => ({ body: { vendorId } })),
  'billing.isStripeCustomer': ownVendor,
  'billing.stripeData': ownVendor,
  'billing.refreshStripeData': ownPlans(({ vendorId }) => ({ params: { id: vendorId } })),
  'billing.assignSeats': ownPlans(({ vendorId }) => ({ params: { id: vendorId } })),
  'billing.unassignSeats': ownPlans(({ vendorId }) => ({ params: { id: vendorId } })),
  'billing.invoices': ownVendor,
  'billing.contracts': ownVendor,
  // The signature is the access: nobody who signs in has one.
  'billing.webhook': open,
  'billing.state': operators,
  'billing.reconcile': operators,

  'identity.login': open,
  'identity.checkEmail': open,
  'identity.createUser': open,
  'identity.forgotPassword': open,
  'identity.verifyCode': open,
  'identity.resetPassword': open,
  'identity.signUp': open,
  'identity.correctEmail': anybodySignedIn,
  'identity.verifyEmail': open,
  'identity.resendEmailOtp': open,
  'identity.emailCode': anybodySignedIn,
  'identity.refreshToken': open,
  'identity.logout': open,
  'identity.startSingleSignOn': open,
  'identity.finishSingleSignOn': open,
  'identity.respondToMfa': open,
  'identity.confirmUser': open,
  'identity.verifyToken': open,
  'identity.userDetails': { expected: ownerOnly, parts: ({ userId }) => ({ params: { id: userId } }) },
  'identity.secondFactor': anybodySignedIn,
  'identity.sendOwnerCode': anybodySignedIn,
  'identity.startSecondFactor': anybodySignedIn,
  'identity.confirmSecondFactor': anybodySignedIn,
  'identity.turnOffSecondFactor': anybodySignedIn,
  'identity.renewRecoveryCodes': anybodySignedIn,
  'identity.publicKeys': open,
  'identity.handOver': open,
  // For sessions that none of these callers has: impersonation-end.spec.ts.
  'identity.endImpersonation': { expected: { ...ownerOnly, owner: 403, admin: 403 } },
  'identity.sessions': anybodySignedIn,
  'identity.endSession': { ...themselves, parts: ({ sessionId }) => ({ params: { id: sessionId } }) },
  'identity.endAllSessions': anybodySignedIn,
  'identity.account': anybodySignedIn,
  'identity.changePassword': anybodySignedIn,
  'identity.startEmailChange': anybodySignedIn,
  'identity.confirmEmailChange': anybodySignedIn,
  'identity.resendEmailChangeCode': anybodySignedIn,
  'identity.cancelEmailChange': anybodySignedIn,
  'identity.requestBusinessRemoval': anybodySignedIn,
  'identity.cancelBusinessRemoval': anybodySignedIn,
  'identity.currentUser': anybodySignedIn,
  'identity.whoAmI': anybodySignedIn,
  'identity.ensureVendor': anybodySignedIn,
  'identity.termsOfService': open,
  'identity.updateVendor': {
    expected: ownerOnly,
    parts: ({ vendorId }) => ({ body: { id: vendorId } }),
  },
  'identity.acceptTermsOfService': { ...themselves, parts: ({ vendorId }) => ({ params: { id: vendorId } }) },
  'identity.updateUser': {
    expected: ownerOnly,
    parts: ({ userId }) => ({ params: { id: userId }, body: { props: { favorites: [] } } }),
  },

  'identity.requestExport': themselves,
  'identity.sendExportCode': themselves,
  'identity.newestExport': themselves,
  'identity.exportLink': { ...themselves, parts: ({ userId }) => ({ params: { id: userId, exportId: userId } }) },
  'identity.accountClosing': themselves,
  'identity.sendClosingCode': themselves,
  'identity.closeAccount': themselves,
  'identity.keepAccount': themselves,

  'operations.overview': operators,
  'operations.faults': operators,
  'operations.acknowledgeFault': operators,
  'operations.pauseQueue': operators,
  'operations.resumeQueue': operators,
  'operations.jobs': operators,
  'operations.job': operators,
  'operations.retryJob': operators,
  'operations.discardJob': operators,
  'operations.promoteJob': operators,
  'operations.correlation': operators,
  'operations.deadLetterKinds': operators,
  'operations.previewRedrive': operators,
  'operations.startRedrive': operators,
  'operations.redrives': operators,
  'operations.redrive': operators,
  'operations.stopRedrive': operators,
  'operations.index': operators,
  'operations.startIndexRun': operators,
  'operations.cancelIndexRun': operators,
  'operations.webstoreTrace': operators,
  'operations.reindexWebstore': operators,
  'operations.audit': operators,
  'operations.erasePerson': operators,

  'identity.userOfToken': anybodySignedIn,
  'identity.userAsInToken': anybodySignedIn,
  'identity.user': { expected: ownerOnly, parts: ({ userId }) => ({ params: { id: userId } }) },
  'identity.adminUsers': operators,
  'identity.adminUser': operators,
  'identity.signOutUser': { ...operators, parts: ({ userId }) => ({ params: { id: userId } }) },
  'identity.startImpersonation': {
    ...operators,
    parts: ({ userId }) => ({ body: { userId, reason: 'asked by phone' } }),
  },
  'identity.impersonations': operators,
  'identity.impersonatedChanges': operators,
  'webstore.adminWebstores': operators,
  'webstore.adminWebstore': operators,

  'webstore.vendorCategories': open,
  'webstore.vendorFaqOptions': open,
  'webstore.webstoreById': open,
  'webstore.webstoreByUrl': open,
  'webstore.webAddressAvailable': anybodySignedIn,
  'webstore.availability': open,
  'webstore.reviews': open,
  'webstore.establishments': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({ params: { id: webstoreId }, query: { text: 'Wildrye' } }),
  },
  'webstore.establishment': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({ params: { id: webstoreId, placeId: 'ChIJ-1' } }),
  },
  'webstore.setAvailability': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({
      params: { id: webstoreId },
      body: { date: '2027-10-16', availability: 'available' },
    }),
  },
  'webstore.uploadImage': ownWebstore,
  'webstore.confirmUploadImage': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({
      params: { id: webstoreId },
      body: { category: 'general', preSignedUrl: 'x', contentType: 'image/png', height: 1, width: 1, ordinal: 0 },
    }),
  },
  'webstore.reorderImages': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({ params: { id: webstoreId }, body: { images: [{ id: webstoreId, ordinal: 0 }] } }),
  },
  'webstore.updateImage': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({ params: { id: webstoreId, imageId: webstoreId }, body: { caption: 'x' } }),
  },
  'webstore.deleteImage': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({ params: { id: webstoreId, imageId: webstoreId } }),
  },
  'webstore.imagesToReview': operators,
  'webstore.approveImage': { ...operators, parts: ({ webstoreId }) => ({ params: { imageId: webstoreId } }) },
  'webstore.removeImage': { ...operators, parts: ({ webstoreId }) => ({ params: { imageId: webstoreId } }) },
  'webstore.saveWebstore': { expected: ownerOnly, parts: inBody({ version: 1, name: 'Wildrye' }) },
  'webstore.retailStores': open,
  'webstore.favouriteStore': {
    expected: ownerOnly,
    parts: ({ webstoreId }) => ({ body: { webstoreId, favouriteStore: '101', zipcode: '78702' } }),
  },
  'vendor-area.vendors': operators,
  'vendor-area.vendor': { expected: ownerOnly, parts: ({ vendorId }) => ({ params: { idOrText: vendorId } }) },
  'vendor-area.vendorOfUsername': { ...operators, parts: () => ({ params: { username: 'nobody@posy.example' } }) },
  'webstore.webstoresOfVendor': ownVendor,
  'webstore.locations': ownVendor,
  'webstore.addLocation': ownVendor,
  'webstore.createWebstore': { ...ownVendor, parts: ({ vendorId }) => ({ body: { vendorId, name: 'Wildrye Marfa' } }) },
  'webstore.copyWebstore': ownWebstore,
  'webstore.deleteWebstore': { ...ownWebstore, parts: ({ spareWebstoreId: id }) => ({ params: { id } }) },
  'webstore.webstoresOfUser': { expected: ownerOnly, parts: ({ userId }) => ({ params: { userId } }) },
  'webstore.publish': ownWebstore,
  'webstore.unpublish': ownWebstore,
  'webstore.inserts': ownWebstore,
};
