import { randomUUIDv7 } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CrawledDataView } from '#contracts/webstore/crawled-data.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { Entitlement } from '../../domain/entitlement.js';
import { checkNewLocation } from '../../domain/locations/check-new-location.js';
import { Webstore } from '../../domain/webstore.js';
import { withholdWhilePlanIsPaused } from '../../withhold-while-plan-is-paused.js';

interface FirstContent {
  name: string;
  draft?: WebstoreContent;
  crawledData?: CrawledDataView;
}

/**
 * Starts another webstore of a vendor, whose row the caller has locked: locations added at the same time are counted
 * one after the other. Returns its id.
 * @param begin returns what the webstore begins with
 * @throws Refusal `too-many-locations`, `locations-need-premium`, `location-name-taken`
 */
export async function startLocation(
  em: EntityManager,
  vendorId: string,
  byOperator: boolean,
  begin: (own: readonly Webstore[]) => FirstContent,
): Promise<string> {
  const own = await em.find(Webstore, { vendorId }, { orderBy: { id: 'asc' } });
  const first = begin(own);
  const entitlements = await em.find(Entitlement, { webstoreId: { $in: own.map(({ id }) => id) } });
  const tiers = new Map(entitlements.map(({ webstoreId, tier }) => [webstoreId, tier]));
  const existing = own.map(({ id, draft }) => ({ name: draft.name, tier: tiers.get(id) ?? 'starter' }));
  checkNewLocation({ name: first.name, existing, byOperator });
  const location = Webstore.start({ id: randomUUIDv7(), vendorId, now: new Date(), ...first });
  await withholdWhilePlanIsPaused(em, location);
  em.persist(location);
  return location.id;
}
