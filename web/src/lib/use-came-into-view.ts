import { useCallback, useState } from 'react';

/** Returns whether an element has been visible once; on the server and in old browsers it never has. */
export function useCameIntoView(): { ref: (element: Element | null) => (() => void) | undefined; hasCome: boolean } {
  const [hasCome, setCome] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setCome(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, hasCome };
}
