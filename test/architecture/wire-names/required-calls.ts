import { picture, webstoreCalls } from './webstore-calls.js';
import type { WrittenCalls } from './written-call.js';

/*
 * The calls that the requirements specify, copied by hand from the sources named at each group (A webstore editing, B
 * accounts and onboarding, C marketplace). Nothing here may be imported from the contracts: a name that changes there
 * must fail here. Every call is served under /api/ (OP-131). Where a source lists the fields of a form in PascalCase,
 * the name on the wire begins with a lower-case letter.
 */

// Source B, section 3.
const tokens = 'AccessToken IdToken RefreshToken ExpiresIn';
const authUser =
  'id username email firstName lastName birthdate phoneNumber externalIds isAdmin settings roles ' +
  'props{favorites completedWebstoreTutorial}';
const vendor =
  'id userId name contactFirstName contactLastName contactEmail contactPhone tosAccepted props{defaultWebstoreId}';
const signedIn = `data{authResult{${tokens}} user{${authUser}}}`;

const ownAuthUser = 'version closesAt settings{newVendorSignup}';
const ownSignedIn = `data{user{${ownAuthUser}}}`;
const challenge = 'challenge{name session username expiresIn}';
const ownPage = 'numResults page pageSize';

/** Source B, section 7, auth service. */
const auth: WrittenCalls = {
  'POST /api/auth/signup': {
    headers: 'new-vendor-signup',
    body: 'email password phoneNumber givenName familyName',
    answer: signedIn,
    own: { answer: ownSignedIn },
  },
  'POST /api/auth/confirm-user': { body: 'identifier', own: { answer: 'isConfirmed' } },
  'POST /api/auth/verify-token': { body: 'idToken', own: { answer: 'isValid expiresAt' } },
  'POST /api/auth/verify-email': { body: 'email otp newOrOld', own: { answer: 'success' } },
  'POST /api/auth/respond-to-mfa': {
    body: 'username mfaCode phoneNumber session type',
    answer: signedIn,
    own: { answer: ownSignedIn },
  },
  'POST /api/auth/resend-email-otp': { body: 'email', own: { answer: 'success' } },
  'POST /api/auth/login': {
    body: 'identifier password',
    answer: signedIn,
    own: { answer: `${ownSignedIn} ${challenge}` },
  },
  'POST /api/auth/refresh-token': {
    body: 'refreshToken username',
    answer: 'AuthenticationResult{AccessToken IdToken ExpiresIn}',
    own: { answer: 'AuthenticationResult{RefreshToken}' },
  },
  'POST /api/auth/logout': { body: 'accessToken', own: { answer: 'success' } },
  'GET /api/auth/user-details/{id}': { answer: authUser, own: { answer: ownAuthUser } },
  'POST /api/auth/check-email-availability': { body: 'email', answer: 'newPoolOrOldPool userFieldsRequired' },
  'POST /api/auth/create-user': {
    body: 'email password firstName lastName phoneNumber',
    answer: signedIn,
    own: { answer: `${ownSignedIn} ${challenge}` },
  },
  'POST /api/auth/forgot-password': { body: 'email', own: { answer: 'success' } },
  'POST /api/auth/verify-code': { body: 'email verificationCode password', own: { answer: 'success' } },
  'POST /api/auth/reset-password': { body: 'email password', own: { answer: 'success' } },
};

/** Source C, section 7, users; the user's own names of section 3. */
const users: WrittenCalls = {
  'POST /api/users': { body: 'idToken', answer: authUser, own: { answer: ownAuthUser } },
  'PATCH /api/users': { body: 'idToken', answer: authUser, own: { answer: ownAuthUser } },
  'GET /api/users/{id}': { answer: authUser, own: { answer: ownAuthUser } },
  'PATCH /api/users/{id}': {
    body: 'props{favorites completedWebstoreTutorial} firstName lastName phoneNumber birthdate',
    answer: authUser,
    own: { body: 'version notifications{messages reviews listing news}', answer: ownAuthUser },
  },
  'POST /api/users/ensureVendor': { answer: vendor, own: { answer: 'version' } },
  'GET /api/users/{userId}/webstores': {
    own: { query: 'page pageSize', answer: `results{id name url publishStatus hasAddresses} ${ownPage}` },
  },
};

/** Source B, section 7, vendor service; the vendor's names of section 3. */
const vendors: WrittenCalls = {
  'GET /api/vendors': {
    own: {
      query: 'text page pageSize',
      answer: `results{${vendor} webstoreCount unreadMessageCount version} ${ownPage}`,
    },
  },
  // Two calls of the source, `vendors/{id}` and `vendors/{searchString}`, on one path (ID-123).
  'GET /api/vendors/{idOrText}': {
    answer: `${vendor} webstoreCount unreadMessageCount`,
    own: {
      query: 'text page pageSize',
      answer: `version results{${vendor} webstoreCount unreadMessageCount version} ${ownPage}`,
    },
  },
  'GET /api/vendors/username/{username}': {
    answer: `${vendor} webstoreCount unreadMessageCount`,
    own: { answer: 'version' },
  },
  'PATCH /api/vendors': {
    body: 'id name contactFirstName contactLastName contactEmail contactPhone props{defaultWebstoreId}',
    answer: vendor,
    own: { body: 'version', answer: 'version' },
  },
  'GET /api/vendors/{id}/webstores': {
    own: { query: 'page pageSize', answer: `results{id name url publishStatus} ${ownPage}` },
  },
  'GET /api/termsofservice': { own: { answer: 'version date sections{heading paragraphs}' } },
  'PUT /api/vendors/{id}/termsofserviceaccepted': { answer: 'success' },
};

// Source C, section 3: the fields of the event API form, of the event user, of an event's place and of its vendors.
const said =
  'eventType eventLocationType locationKnown eventDate{eventDate isFlexible eventTimeline} ' +
  'basics{guestCount guestCountKnown budgetTier budgetTierKnown} eventVendors{categoryId webstoreId nickname} ' +
  'eventLocations{id displayText addressLine1 addressLine2 locationCity locationState locationZipCode latitude ' +
  'longitude googlePlaceId} props{selectedHeroImage currentSetupStep}';
const event = `id eventTypeId bookedVendors{categoryId webstoreId nickname} preferences{styles budgetTier} ${said}`;
const eventUser = 'id eventId firstName lastName role username email phoneNumber emailOptIn';
const profile = `event{${event}} eventUser{${eventUser}}`;
const eventImage = 'id pictureId url width height placeholder alt validationResult reasons';
const ownEvent = `version dashboardHeroImage{${eventImage}}`;
const ownProfile = `event{${ownEvent}}`;

/** Source A, section 7; the event and its user are one payload (source B, section 7). */
const events: WrittenCalls = {
  'PATCH /api/eventUser': {
    body: `event{${said} preferences{styles}} eventUser{firstName lastName role emailOptIn}`,
    answer: profile,
    own: { body: 'id version', answer: ownProfile },
  },
  'GET /api/eventUserId': { own: { answer: 'eventUserId eventId' } },
  'GET /api/eventUser': { answer: profile, own: { answer: ownProfile } },
  'GET /api/event/{id}': { answer: event, own: { answer: ownEvent } },
  'GET /api/event/{id}/uploadImage': {
    query: 'filename noCacheKey',
    answer: 'signedUrl',
    own: { query: 'contentType size', answer: 'imageId' },
  },
  'PUT /api/event/{id}/confirmUploadImage': {
    body: 'category preSignedUrl contentType height width ordinal',
    own: { answer: eventImage },
  },
  'DELETE /api/event/{id}/images/{imageId}': { own: { answer: 'success' } },
  'POST /api/event': { answer: profile, own: { answer: ownProfile } },
};

// Source C, section 7: the call whose path is not shown.
const searchQuery =
  'categoryId latitude longitude page pageSize updateSearchKpiCount subCategoryIds styles priceTiers availabilityDate ' +
  'capacity services name shippingOptions travelOptions resultsIncludeFeatures resultsExcludeFeatures serviceAreas sort';

/** Source C, section 7, searches. */
const searches: WrittenCalls = {
  'GET /api/webstoresearch': {
    query: searchQuery,
    answer: 'results numResults pageSize',
    own: {
      query: 'national radius state guests priceFrom priceTo dateSpan south west north east cursor',
      answer:
        'page nextCursor prices results{id name url categoryId categoryName subCategoryNames city state priceTier fromPrice capacity availability freeDays calendar{taken free} features ' +
        `placement distance point{latitude longitude} coverImage{${picture}}} ` +
        'facets{subCategoryIds{value count selected} styles{value count selected} services{value count selected} ' +
        'priceTiers{value count selected} capacity{value count selected} travelOptions{value count selected} ' +
        'shippingOptions{value count selected} resultsIncludeFeatures{value count selected}} ' +
        'waysOut{filter also results distance area{south west north east}} place{displayText latitude longitude}',
    },
  },
  'GET /api/search': {
    query: searchQuery,
    answer: 's3Key s3Url',
    own: { query: 'national radius state guests priceFrom priceTo dateSpan south west north east cursor' },
  },
};

/** Sources B and C, section 7, system; a geocode result of source B, section 3; a toggle of source C, section 3. */
const system: WrittenCalls = {
  'GET /api/system/WhereAmI': { answer: 'zipcode latitude longitude place_id displayText' },
  'GET /api/system/WhoAmI': { answer: 'firstName lastName phoneNumber' },
  'GET /api/system/featureToggles': { answer: 'featureName enabled' },
};

export const requiredCalls: WrittenCalls = {
  ...auth,
  ...users,
  ...vendors,
  ...webstoreCalls,
  ...searches,
  ...events,
  ...system,
};
