import { useQueryClient } from '@tanstack/react-query';
import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { SaveEventProfileRequest } from '#contracts/events/events.requests.js';
import type { EventProfileView, EventView } from '#contracts/events/events.views.js';
import { eventProfileQuery } from './event-profile.js';
import { ProblemError } from './problem-error.js';
import { useServices, useUser } from './services.js';

/** The changes of a save; the id and the version are added. */
export type ProfileChanges = Omit<SaveEventProfileRequest, 'id' | 'version'>;

/**
 * Saves changes of the event and its event user, and creates the event if there is none. Concurrent changes of other
 * fields are kept.
 */
export function useSaveEvent(): (changes: ProfileChanges) => Promise<EventProfileView> {
  const { api } = useServices();
  const client = useQueryClient();
  const query = eventProfileQuery(api, useUser()?.id ?? '');
  const send = async (event: EventView | null, changes: ProfileChanges) => {
    const known = event ?? (await api.call(eventsRoutes.startEvent, {})).event;
    const { id = '', version = 0 } = known ?? {};
    return api.call(eventsRoutes.saveEventProfile, { body: { id, version, ...changes } });
  };
  const sendToNewest = async (changes: ProfileChanges) => {
    try {
      return await send((await client.query({ ...query, staleTime: 'static' })).event, changes);
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'changed-meanwhile') throw error;
      return send((await client.query({ ...query, staleTime: 0 })).event, changes);
    }
  };
  return async (changes) => {
    const saved = await sendToNewest(changes);
    // Data that were loaded before the change must not overwrite it.
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, saved);
    return saved;
  };
}
