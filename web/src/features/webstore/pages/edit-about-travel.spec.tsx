import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { draft, vendor } from '../../../test-support/examples.js';
import { Refusal } from '../../../test-support/fake-api.js';
import { anApiWith, openEditor, press, rename, saves } from '../../../test-support/open-editor.js';
import { renderApp } from '../../../test-support/render-app.js';

describe('travel', () => {
  it('is turned on and saved when the page is opened without it [WS-59]', async () => {
    const page = await openEditor({ travels: false, travelOption: null, travelDistance: null });
    await waitFor(() => expect(saves(page)).toEqual([{ id: draft().id, version: 4, travels: true }]));
    // The form goes on from the version of that save.
    await rename(page, 'Wildrye Barn');
    await press(page, 'Save');
    await screen.findByText('Changes saved successfully');
    expect(saves(page)[1]).toEqual({ id: draft().id, version: 5, name: 'Wildrye Barn' });
  });

  it.each([
    ['succeeds', () => draft({ travels: true, version: 5 })],
    ['fails', () => Promise.reject(new Refusal(503, 'temporarily-unavailable'))],
  ])('is turned on without a word, also if that %s', async (_how, answer) => {
    const answered = Promise.withResolvers<void>();
    const { api } = anApiWith({ travels: false, travelOption: null, travelDistance: null });
    api.answer(webstoreRoutes.saveWebstore, () => answered.promise.then(answer));
    renderApp({ path: '/vendor/webstore/editabout', user: vendor, api });
    await screen.findByLabelText('Business name');
    await act(async () => answered.resolve());
    expect(screen.queryByText(/Changes saved|Error saving/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it.each([
    ['a venue', 2],
    ['lodging', 4],
  ])('is not turned on for %s [WS-59]', async (_what, category) => {
    const page = await openEditor({ travels: false, travelOption: null, categoryIds: [category] });
    await rename(page, 'Wildrye Barn');
    await press(page, 'Save');
    await screen.findByText('Changes saved successfully');
    expect(saves(page)).toEqual([{ id: draft().id, version: 4, name: 'Wildrye Barn' }]);
  });
});
