import type { WebstoreContent } from '#contracts/webstore/webstore-content.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import { servicesOf } from '../catalogue/catalogue.js';
import { countsGuests } from './counts-guests.js';

/** What a draft still lacks before it may be published (WS-187), in the order in which a vendor meets it. */
export function missingForPublish(draft: WebstoreContent, photos: number): PublishRequirement[] {
  const complete: Record<PublishRequirement, boolean> = {
    name: draft.name.trim() !== '',
    category: draft.categoryIds.length > 0,
    url: draft.url !== null,
    businessDescription: draft.businessDescription.trim() !== '',
    priceTier: draft.priceTier !== null,
    // A category without services to choose from (photo booths, WS-183) asks for none.
    services: draft.services.length > 0 || servicesOf(draft.categoryIds).length === 0,
    capacity: draft.capacity !== null || !countsGuests(draft.categoryIds),
    serviceArea: hasServiceArea(draft),
    photo: photos > 0,
  };
  return (Object.keys(complete) as PublishRequirement[]).filter((requirement) => !complete[requirement]);
}

/** Where couples find the business: guests come to a place, everybody else travels. */
function hasServiceArea(draft: WebstoreContent): boolean {
  if (countsGuests(draft.categoryIds)) return draft.addresses.some((address) => address.city !== '');
  if (draft.travelOption !== 'locally') return draft.travelOption !== null;
  return draft.serviceArea.trim() !== '' && draft.travelDistance !== null;
}
