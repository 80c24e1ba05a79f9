import { screen, within } from '@testing-library/react';
import { placesRoutes } from '#contracts/content/places.routes.js';
import { directoryRoutes } from '#contracts/directory/directory.routes.js';
import type { EventProfileView, EventView } from '#contracts/events/events.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import { anEvent, keepEvent, profileWith } from './event-examples.js';
import { chicago, couple, searchAnswer } from './examples.js';
import { anApi, renderApp } from './render-app.js';

export const nobody: EventProfileView = { event: null, eventUser: null };

/** Opens a step of the setup, with the event as it was saved. */
export async function openSetup(path: string, start: EventProfileView = nobody) {
  const api = anApi()
    .answer(placesRoutes.placeSuggestions, () => [chicago])
    .answer(identityRoutes.currentUser, () => couple)
    .answer(directoryRoutes.webstoreSearch, () => searchAnswer());
  const kept = keepEvent(api, start);
  const page = renderApp({ path, user: { ...couple, firstName: '', lastName: '' }, api });
  await screen.findByRole('heading', { level: 1, name: /^(?!.*loading)/i });
  return { ...page, kept };
}

/** An event whose setup goes on at a step. */
export const at = (currentSetupStep: EventView['props']['currentSetupStep'], changes: Partial<EventView> = {}) =>
  profileWith(anEvent({ eventVendors: [], ...changes, props: { selectedHeroImage: 0, currentSetupStep } }));
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The calendar has a hidden button of this name too. */
export const next = () => screen.getAllByRole('button', { name: 'Next' }).at(-1) as HTMLElement;
/** Labels of radios and check boxes, texts of options. */
export const namesOf = (choices: HTMLElement[]) =>
  choices.map((choice) => choice.closest('label')?.textContent ?? choice.textContent);
export const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
