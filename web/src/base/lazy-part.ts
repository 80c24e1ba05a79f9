import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds until another try, unless the browser says earlier that it is back online. */
const pause = 5_000;

/**
 * Like `lazy`, for a part of a page. Without a connection the part stays absent and is tried again: `lazy` would replace
 * the whole page, and what was typed there, with an error.
 */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => untilLoaded(load));

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

const nextChance = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
