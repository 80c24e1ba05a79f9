import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Milliseconds without another title after which it is announced. */
const settling = 150;

/** Announces the title of a new page to screen readers, once it is known. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(document.title), settling);
    };
    wait();
    const watch = new MutationObserver(wait);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
  return (
    <div aria-live="polite" aria-atomic className="sr-only" data-announcer>
      {words}
    </div>
  );
}
