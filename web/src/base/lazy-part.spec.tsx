import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part.js';

it('a part of a page that cannot be loaded is absent until the connection is back', async () => {
  let isOffline = true;
  const Part = lazyPart(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: ({ name }: { name: string }) => <p>The part of {name}</p> };
  });
  render(
    <main>
      <h1>The page</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Part name="Maya" />
      </Suspense>
    </main>,
  );
  expect(await screen.findByText('Loading')).toBeInTheDocument();
  await act(async () => undefined);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part of Maya')).toBeInTheDocument();
});
