import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { PlannedEvent } from './domain/planned-event.js';
import { AddHeroImages } from './migrations/add-hero-images.js';
import { CreateEvents } from './migrations/create-events.js';

export const eventsSchema: DatabaseSchema = {
  name: 'events',
  entities: [PlannedEvent],
  migrations: [
    { name: '2026-11-23-01-create-events', class: CreateEvents },
    { name: '2026-11-23-02-add-hero-images', class: AddHeroImages },
  ],
};
