import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { AvailabilityDay } from './domain/availability-day.js';
import { Entitlement } from './domain/entitlement.js';
import { VendorPlan } from './domain/withholding/vendor-plan.js';
import { RetiredAddress } from './domain/web-addresses/retired-address.js';
import { WebAddress } from './domain/web-addresses/web-address.js';
import { Webstore } from './domain/webstore.js';
import { ImageUpload } from './domain/images/image-upload.js';
import { WebstoreImage } from './domain/images/webstore-image.js';
import { WebstoreRating } from './domain/webstore-rating.js';
import { AddAvailabilityAndRating } from './migrations/add-availability-and-rating.js';
import { AddCrawledData } from './migrations/add-crawled-data.js';
import { AddImageUploads } from './migrations/add-image-uploads.js';
import { AddPlaceOfRating } from './migrations/add-place-of-rating.js';
import { AddSectionVersions } from './migrations/add-section-versions.js';
import { AddPageContent } from './migrations/add-page-content.js';
import { CreateWebstores } from './migrations/create-webstores.js';
import { NoteWhyWithheld } from './migrations/note-why-withheld.js';
import { RetireAddresses } from './migrations/retire-addresses.js';
import { WithholdPages } from './migrations/withhold-pages.js';

export const webstoreSchema: DatabaseSchema = {
  name: 'webstore',
  entities: [
    Webstore,
    WebAddress,
    RetiredAddress,
    Entitlement,
    VendorPlan,
    WebstoreImage,
    ImageUpload,
    AvailabilityDay,
    WebstoreRating,
  ],
  migrations: [
    { name: '2026-11-21-03-create-webstores', class: CreateWebstores },
    { name: '2026-11-21-06-add-availability-and-rating', class: AddAvailabilityAndRating },
    { name: '2026-11-21-09-add-page-content', class: AddPageContent },
    { name: '2026-11-21-81-withhold-pages', class: WithholdPages },
    { name: '2026-11-21-90-retire-addresses', class: RetireAddresses },
    { name: '2026-11-23-01-add-section-versions', class: AddSectionVersions },
    { name: '2026-11-23-02-add-image-uploads', class: AddImageUploads },
    { name: '2026-11-24-40-add-place-of-rating', class: AddPlaceOfRating },
    { name: '2026-11-25-51-note-why-withheld', class: NoteWhyWithheld },
    { name: '2026-11-26-01-add-crawled-data', class: AddCrawledData },
  ],
};
