import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { FeatureToggle } from './domain/feature-toggle.js';
import { CreateContent } from './migrations/create-content.js';

export const contentSchema: DatabaseSchema = {
  name: 'content',
  entities: [FeatureToggle],
  migrations: [{ name: '2026-11-21-07-create-content', class: CreateContent }],
};
