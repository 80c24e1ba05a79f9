import { sql } from 'kysely';
import type { DeliveryStep } from './delivery.js';

/**
 * SQL expression for `set history = …`: appends a step to the history of a delivery, with the times that the same
 * update resets, and keeps the last twenty steps.
 */
export const appendStep = (step: DeliveryStep) => sql`(
  select coalesce(jsonb_agg(kept.step order by kept.at), '[]'::jsonb) from (
    select step, at from jsonb_array_elements(history || jsonb_build_array(
      ${JSON.stringify(step)}::jsonb || ${step.by === undefined ? startedAt : queuedAt}
    )) with ordinality as all_steps(step, at)
    order by at desc limit 20
  ) as kept)`;

const startedAt = sql`jsonb_build_object('started', started_at)`;
const queuedAt = sql`jsonb_build_object('queued', round_started_at)`;
