import { act } from '@testing-library/react';
import { jest } from '@jest/globals';

const realTimeout = setTimeout;

/** Waits in real time, for example for a page to load, while the page's clock is fake. */
export async function until(look: () => unknown): Promise<void> {
  while (!look()) {
    await act(async () => {
      await new Promise((resolve) => void realTimeout(resolve, 5));
      await jest.advanceTimersByTimeAsync(0);
    });
  }
}
