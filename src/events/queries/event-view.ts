import type { Selectable } from 'kysely';
import { eventTypeIds } from '#contracts/events/event.js';
import { bookedOf } from '#contracts/events/event-vendors.js';
import type { EventImageView, EventView } from '#contracts/events/events.views.js';
import { pictureAddress } from '#contracts/shared/picture.js';
import type { HeroImage } from '../domain/hero-image.js';
import type { EventsTables } from '../events.tables.js';

export type EventRow = Selectable<EventsTables['events.event']>;

export function eventView({ id, version, answers, current_step, hero_picture, hero_image }: EventRow): EventView {
  const { firstName: _first, lastName: _last, role: _role, preferences, ...said } = answers;
  return {
    id,
    version,
    ...said,
    eventTypeId: said.eventType && eventTypeIds[said.eventType],
    eventLocations: [...said.eventLocations],
    eventVendors: [...said.eventVendors],
    bookedVendors: bookedOf(said.eventVendors),
    preferences: { styles: [...(preferences?.styles ?? [])], budgetTier: said.basics.budgetTier },
    dashboardHeroImage: hero_image && eventImageView(hero_image),
    props: { selectedHeroImage: hero_picture, currentSetupStep: current_step },
  };
}

export function eventImageView({ id, validationResult, reasons, picture }: HeroImage): EventImageView {
  const pictureId = validationResult === true ? id : null;
  return {
    id,
    pictureId,
    url: pictureId === null ? '' : pictureAddress(pictureId, 1600, 'jpg'),
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    placeholder: pictureId === null ? '' : (picture?.placeholder ?? ''),
    alt: '',
    validationResult,
    reasons: [...reasons],
  };
}
