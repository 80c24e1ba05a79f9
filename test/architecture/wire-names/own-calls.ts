import { wholeDraft } from './webstore-calls.js';
import type { WrittenCall, WrittenCalls } from './written-call.js';

/*
 * Posy's own calls, which the requirements do not specify: they require a capability and leave the call open. Written
 * by hand like the others, so that no name of a call changes unnoticed. Operators' calls are in `operations-calls.ts`.
 */

const call = (own: WrittenCall['own']): WrittenCall => ({ own: own ?? {} });
const paged = (results: string, query = ''): WrittenCall =>
  call({ query: `${query} page pageSize`, answer: `results{${results}} numResults page pageSize` });
const success = call({ answer: 'success' });

const user =
  'id username email firstName lastName birthdate phoneNumber externalIds isAdmin roles version closesAt ' +
  'props{favorites completedWebstoreTutorial} settings{newVendorSignup}';
const tokens = 'authResult{AccessToken IdToken RefreshToken ExpiresIn}';
const challenge = 'challenge{name session username expiresIn}';
const picture = '{pictureId width height placeholder alt}';
const card =
  '{id name url categoryId categoryName subCategoryNames city state priceTier fromPrice capacity availability freeDays calendar{taken free} features placement distance ' +
  `point{latitude longitude} coverImage${picture}}`;
const reviews =
  '{name rating userRatingsTotal url ' + 'reviews{authorName profilePhotoUrl rating relativeTimeDescription text}}';
const place = 'id city state country displayText slug latitude longitude radius isState';
const filters =
  'categoryId latitude longitude radius national state guests priceFrom priceTo dateSpan priceTiers subCategoryIds styles services capacity availabilityDate ' +
  'serviceAreas travelOptions shippingOptions resultsIncludeFeatures resultsExcludeFeatures name';

const places: WrittenCalls = {
  'GET /api/places/autocomplete': call({ query: 'text limit', answer: place }),
  'GET /api/places/addresses': call({
    query: 'text limit near',
    answer: 'placeId street city state zipcode latitude longitude',
  }),
  'GET /api/places/slug/{slug}': call({ answer: place }),
  'GET /api/places/geocode': call({
    query: 'address zipcode latitude longitude placeId',
    answer: 'zipcode latitude longitude place_id displayText',
  }),
  'GET /api/documents/{name}': call({ answer: 'version date sections{heading paragraphs}' }),
  'PATCH /api/system/featureToggles': call({ body: 'featureName enabled', answer: 'featureName enabled' }),
};

const directory: WrittenCalls = {
  'GET /api/webstoresearch/map': call({
    query: `south west north east ${filters}`,
    answer: `clusters{latitude longitude count around area{south west north east} listing${card}} onMap offMap`,
  }),
  'GET /api/suggestions': call({
    query: 'text',
    answer:
      `searches{text category place{${place}} subCategoryIds styles priceTiers guests availabilityDate name} ` +
      `vendors{id name url city state categoryName} places{${place}} categories{id externalId namePlural via}`,
  }),
  'GET /api/webstores/{id}/publication': call({
    answer: 'webstoreId state publishedVersion publishedAt liveAt secondsToLive',
  }),
  'GET /api/webstores/url/{url}/available': call({ query: 'webstoreId', answer: 'urlIsAvailable' }),
  'GET /api/retailstores': call({ answer: 'storeNumber storeName address city stateOrProvince postalCode lat lng' }),
  'GET /api/webstores/{id}/inserts': call({ answer: 'orderUrl' }),
  'GET /api/webstores/{id}/reviews': call({ answer: `status place${reviews}` }),
  'GET /api/webstores/{id}/establishments': call({
    query: 'text',
    answer: 'isSearchable establishments{placeId name address hasStreet}',
  }),
  'GET /api/webstores/{id}/establishments/{placeId}': call({
    answer: `placeId name address hasStreet reviews${reviews}`,
  }),
};

const account =
  `user{${user}} isEmailVerified hasPassword notifications{messages reviews listing news} ` +
  'emailChange{newEmail step isSent secondsUntilNext} businessRemoval{requestedAt reason}';

const accounts: WrittenCalls = {
  'GET /api/users/me': call({ answer: user }),
  'GET /api/account': call({ answer: account }),
  'POST /api/account/password': call({ body: 'currentPassword password', answer: 'success' }),
  'POST /api/account/email-change': call({ body: 'email password', answer: account }),
  'DELETE /api/account/email-change': call({ answer: account }),
  'POST /api/account/email-change/confirm': call({ body: 'otp', answer: account }),
  'POST /api/account/email-change/resend': call({ answer: account }),
  'POST /api/account/business-removal': call({ body: 'reason', answer: account }),
  'DELETE /api/account/business-removal': call({ answer: account }),
  'POST /api/users/{id}/exports': call({ body: 'password otp', answer: 'id state requestedAt readyUntil size' }),
  'GET /api/users/{id}/exports': call({ answer: 'export{id state requestedAt readyUntil size} proof' }),
  'POST /api/users/{id}/exports/code': success,
  'GET /api/users/{id}/exports/{exportId}/link': call({ answer: 'url goodUntil' }),
  'GET /api/users/{id}/closing': call({ answer: 'closesAt proof graceDays' }),
  'POST /api/users/{id}/closing': call({ body: 'password otp', answer: 'closesAt proof graceDays' }),
  'DELETE /api/users/{id}/closing': call({ answer: 'closesAt proof graceDays' }),
  'POST /api/users/{id}/closing/code': success,
};

const secondFactor = 'isOn since recoveryCodesLeft isRequired ownerProof';

const sessions: WrittenCalls = {
  'GET /api/sessions': paged('id isCurrent provider userAgent address startedAt seenAt'),
  'DELETE /api/sessions/{id}': success,
  'POST /api/sessions/end-all': success,
  'GET /api/account/second-factor': call({ answer: secondFactor }),
  'POST /api/account/second-factor': call({ body: 'password otp', answer: 'secret address' }),
  'POST /api/account/second-factor/email-code': success,
  'POST /api/account/second-factor/confirm': call({ body: 'mfaCode', answer: 'recoveryCodes' }),
  'POST /api/account/second-factor/off': call({ body: 'mfaCode type password otp', answer: secondFactor }),
  'POST /api/account/second-factor/recovery-codes': call({
    body: 'mfaCode type password otp',
    answer: 'recoveryCodes',
  }),
  'GET /api/auth/email-code': call({ answer: 'isVerified isSent secondsUntilNext' }),
  'POST /api/auth/signup/email': call({ body: 'email password', answer: user }),
  'POST /api/auth/hand-over': call({ body: 'idToken accessToken', answer: `data{${tokens} user{${user}}}` }),
  'POST /api/auth/end-impersonation': call({ answer: `data{${tokens} user{${user}}}` }),
  'GET /api/auth/jwks': call({ answer: 'keys{kid kty crv x alg use}' }),
  'POST /api/auth/single-sign-on': call({ body: 'provider', answer: 'address state' }),
  'POST /api/auth/single-sign-on/callback': call({
    body: 'code state',
    answer: `provider data{${tokens} user{${user}}} ${challenge}`,
  }),
};

const vendor = '{id userId name contactFirstName contactLastName contactEmail contactPhone tosAccepted}';
const person = `id email firstName lastName phoneNumber isAdmin roles createdAt closesAt vendor${vendor}`;

const locations: WrittenCalls = {
  'GET /api/vendors/{id}/locations': paged(`id name url publishStatus city state publishedAt coverPhoto${picture}`),
  'POST /api/vendors/{id}/locations': call({ body: 'name copyOf', answer: wholeDraft }),
};

const administration: WrittenCalls = {
  'GET /api/admin/users': paged(person, 'text'),
  'GET /api/admin/users/{id}': call({ answer: person }),
  'GET /api/admin/images': call({
    query: 'page pageSize',
    answer:
      'numResults page pageSize results{category scores uploadedAt vendorName webstore{id name url} ' +
      'image{id pictureId url caption credit isCoverPhoto ordinal validationResult adminApproved reasons sameAs width height placeholder alt}}',
  }),
  'POST /api/admin/images/{imageId}/approve': success,
  'DELETE /api/admin/images/{imageId}': success,
  'POST /api/admin/users/{id}/sign-out': success,
  'POST /api/admin/impersonations': call({ body: 'userId reason', answer: 'idToken accessToken' }),
  'GET /api/admin/impersonations': paged(
    'id operator{id email} user{id email} reason state askedAt startedAt endedAt changes',
  ),
  'GET /api/admin/impersonations/{id}/changes': paged('id at change correlationId'),
  'GET /api/admin/webstores': paged(`created vendor${vendor} id name url publishStatus`, 'text'),
  'GET /api/admin/webstores/{id}': call({
    answer: `webstore{${wholeDraft}} vendor${vendor} removal{requestedAt reason}`,
  }),
};

/** Seats and plans again, after the payment provider was asked. */
const plans =
  'vendorId isStripeCustomer tier mayTryFree mayStartFree card{brand last4} isListingPaused subscriptions{id tier tierName status billingFrequency ' +
  'quantity price assignedWebstores seats{webstoreId assignedAt} activeFeatures startedAt trialEndsAt nextPayDate endsAt}';
const reconciliation = 'startedAt finishedAt compared repaired error';

const billing: WrittenCalls = {
  'GET /api/paymentsettings': call({ answer: 'publishableKey cardFieldUrl' }),
  'POST /api/vendors/{id}/stripeData/refresh': call({ answer: plans }),
  'GET /api/vendors/{id}/invoices': call({
    query: 'after pageSize',
    answer: 'results{id number date lines amount status downloadUrl} next',
  }),
  'GET /api/vendors/{id}/contracts': paged(
    'id tierName isOffered quantity billingFrequency status startedAt renewsAt endsAt',
  ),
  'POST /api/stripe/webhook': call({ headers: 'stripe-signature', answer: 'received' }),
  'GET /api/admin/billing': call({
    answer: `mode isAvailable webhooks{waiting oldestWaitingAt failed lastReceivedAt} reconciliation{${reconciliation}}`,
  }),
  'POST /api/admin/billing/reconcile': call({ answer: reconciliation }),
};

export const ownCalls: WrittenCalls = {
  ...places,
  ...directory,
  ...accounts,
  ...sessions,
  ...locations,
  ...administration,
  ...billing,
};
