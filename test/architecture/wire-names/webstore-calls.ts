import type { WrittenCalls } from './written-call.js';

/* The calls about webstores that the requirements specify, written like the others in `required-calls.ts`. */

// Source C, section 3 (the left side of the mapping of responses); source A, section 3; source B, section 3.
const links =
  'links{Website YouTube Google Pinterest Yelp Twitter Facebook TikTok Instagram Vimeo Spotify SoundCloud LoveStoriesTV}';
const service = 'travels travelOption travelDistance serviceArea onlineStore physicalStore locationAddressType';
/** The fields that a vendor edits and saves. */
const edited =
  'id name url subCategoryIds shippingOption priceTier businessDescription styles displayPriceTier capacity ' +
  `displayStoreAddress ${service} ${links} ` +
  'addresses{id addressType address1 address2 street1 street2 city state zipCode travelRadius latitude longitude}';
/** Lists that a vendor edits item by item (WS-10 to WS-13, WS-19). */
const lists =
  'packages{id name price description inclusions} faqs{id question answer} awards{id name link} ' +
  'partners{partnerId description} optionalSections{id name enabled}';
/** The mapping says `categoryId`, whose value is a list of ids: `categoryIds` is edited, as `subCategoryIds` is. */
const inOtherWords = 'categoryIds services phone';
/** WS-17 in the spelling of the wire. */
const store = 'storeNumber storeName address city stateOrProvince postalCode lat lng';
const image = 'id url caption isCoverPhoto ordinal validationResult adminApproved';
const ownImage = 'pictureId credit width height placeholder alt reasons sameAs';
export const picture = 'pictureId width height placeholder alt';

const draft = `${edited} vendorId hasBeenPublished created categoryId crawledData{category address website id} subscriptionTier activeFeatures googlePlaceId favouriteStore zipcodeNearFavouriteStore images{${image}} ${lists}`;
const ownDraft =
  `${inOtherWords} category{id externalId name namePlural} subCategoryNames crawledData{contactEmail} kind version publishStatus publishedVersion unpublishedSections missingForPublish preferredStore{${store}} ` +
  `images{${ownImage}} sectionImages{${image} ${ownImage}} packages{imageId} awards{imageId}`;
/** A draft with all its names, as calls of our own answer it, too. */
export const wholeDraft = `${draft} ${ownDraft}`;

const shown =
  `${edited} vendorId subscriptionTier activeFeatures googlePlaceId images{${image}} ` +
  'packages{id ordinal name price description inclusions image} faqs{id ordinal question answer} ' +
  'awards{id ordinal name link image} partners{ordinal partnerId description}';
const ownShown =
  `${inOtherWords} kind category{id externalId name namePlural} subCategoryNames styleNames ` +
  `amenities{id name services} isUnclaimed hasReviews preferredStore{${store}} images{${ownImage}} heroImage{${picture}} stockImages{${picture}} ` +
  `rating{stars reviews} calendar{taken free} packages{image{${picture} isFlagged}} awards{image{${picture} isFlagged}} ` +
  `partners{name url categoryName subCategoryNames city state coverPhoto{${picture}}}`;

/** Sources A, B and C, section 7. */
export const webstoreCalls: WrittenCalls = {
  'PATCH /api/webstores': {
    body: `${edited} googlePlaceId ${lists}`,
    answer: draft,
    own: { body: `version ${inOtherWords} packages{imageId} awards{imageId}`, answer: ownDraft },
  },
  // The path is not shown; the operation's name is.
  'PUT /api/favouriteStore': {
    body: 'webstoreId favouriteStore zipcode newRow',
    answer: draft,
    own: { body: 'version', answer: ownDraft },
  },
  'GET /api/webstores/{id}': {
    query: 'removeInvalidImgSrc',
    answer: `${draft} ${shown}`,
    own: { query: 'getPublished', answer: `${ownDraft} ${ownShown}` },
  },
  'GET /api/webstores/url/{url}': {
    query: 'removeInvalidImgSrc getPublished',
    answer: shown,
    own: { answer: ownShown },
  },
  'PUT /api/webstores/{id}/publish': { answer: draft, own: { answer: ownDraft } },
  'PUT /api/webstores/{id}/unpublish': { answer: draft, own: { answer: ownDraft } },
  'POST /api/webstores': {
    body: 'vendorId name crawledData{category address website id}',
    answer: draft,
    own: { body: 'crawledData{contactEmail}', answer: ownDraft },
  },
  'PUT /api/webstores/{id}/copy': { answer: draft, own: { answer: ownDraft } },
  'DELETE /api/webstores/{id}': { own: { answer: 'success' } },
  'GET /api/webstores/{id}/uploadImage': {
    query: 'filename category noCacheKey',
    answer: 'signedUrl',
    own: { query: 'contentType size', answer: 'imageId' },
  },
  'PUT /api/webstores/{id}/confirmUploadImage': {
    body: 'category preSignedUrl contentType height width ordinal',
    answer: image,
    own: { answer: ownImage },
  },
  'PATCH /api/webstores/{id}/images': { body: 'images{id ordinal}', answer: draft, own: { answer: ownDraft } },
  'PATCH /api/webstores/{id}/images/{imageId}': {
    body: 'caption isCoverPhoto',
    answer: image,
    own: { answer: ownImage },
  },
  'DELETE /api/webstores/{id}/images/{imageId}': { own: { answer: 'success' } },
  'GET /api/webstores/{id}/availability': {
    query: 'startDate endDate flag',
    answer: 'availabilityDate',
    own: { answer: 'availability' },
  },
  'GET /api/webstores/name/{name}': {
    answer: 'categoryId subCategoryIds name',
    own: { answer: `id url categoryName subCategoryNames city state coverImage{${picture}}` },
  },
  'PATCH /api/webstores/{id}/availability': { body: 'date availability', own: { body: 'endDate', answer: 'success' } },
  'POST /api/webstores/listIds': {
    body: 'ids',
    own: {
      answer:
        'id name url categoryId categoryName subCategoryNames city state priceTier fromPrice capacity availability freeDays calendar{taken free} features placement distance ' +
        `point{latitude longitude} coverImage{${picture}}`,
    },
  },
  'GET /api/vendorfaqoptions': { answer: '', own: { answer: 'question categories' } },
  'GET /api/vendorcategories': {
    answer:
      'id externalId name namePlural archived imageUrl subCategories{id name} serviceTypes{id name services{id name}} ' +
      'styles{id name} serviceVibes',
    own: { answer: `picture{${picture}}` },
  },
};
