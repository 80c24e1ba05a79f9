import { uuid } from '../shared/params.js';
import { owner, route, signedIn, view } from '../shared/route.js';
import { SaveEventProfileRequest } from './events.requests.js';
import type { EventProfileView, EventUserIdView, EventView } from './events.views.js';

export const eventsRoutes = {
  eventUserId: route({
    method: 'GET',
    path: 'eventUserId',
    summary: 'The ids of the signed-in user’s event user and event',
    access: signedIn,
    answer: view<EventUserIdView>(),
  }),
  eventProfile: route({
    method: 'GET',
    path: 'eventUser',
    summary: 'The signed-in user’s event with its event user',
    access: signedIn,
    answer: view<EventProfileView>(),
  }),
  event: route({
    method: 'GET',
    path: 'event/:id',
    summary: 'An event',
    access: owner('event', 'id'),
    params: { id: uuid },
    answer: view<EventView>(),
  }),
  startEvent: route({
    method: 'POST',
    path: 'event',
    summary: 'Create an event; returns the existing one if the user has one (OP-90)',
    access: signedIn,
    answer: view<EventProfileView>(),
  }),
  saveEventProfile: route({
    method: 'PATCH',
    path: 'eventUser',
    summary: 'Update the given fields of an event and its event user together (EV-46)',
    access: owner('event', 'id'),
    audited: { as: 'event-changed' },
    body: SaveEventProfileRequest,
    answer: view<EventProfileView>(),
  }),
};
