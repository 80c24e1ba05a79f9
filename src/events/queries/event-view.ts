import type { Selectable } from 'kysely';
import { eventTypeIds } from '#contracts/events/event.js';
import type { EventView } from '#contracts/events/events.views.js';
import type { EventsTables } from '../events.tables.js';

export type EventRow = Selectable<EventsTables['events.event']>;

export function eventView({ id, version, answers, current_step, hero_picture }: EventRow): EventView {
  const { firstName: _first, lastName: _last, role: _role, ...said } = answers;
  return {
    id,
    version,
    ...said,
    eventTypeId: said.eventType && eventTypeIds[said.eventType],
    eventLocations: [...said.eventLocations],
    eventVendors: [...said.eventVendors],
    props: { selectedHeroImage: hero_picture, currentSetupStep: current_step },
  };
}
