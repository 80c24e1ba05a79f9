import { useEffect, useState, type RefObject } from 'react';

interface Slide {
  canGoBack: boolean;
  canGoOn: boolean;
}

const nowhere: Slide = { canGoBack: false, canGoOn: false };
/** Tolerance in pixels; positions are fractions when the page is zoomed. */
const slack = 2;

/** The directions in which a horizontally scrolling list can be moved; none if everything is visible. */
export function useSlide(list: RefObject<HTMLElement | null>): Slide {
  const [slide, setSlide] = useState(nowhere);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const canGoBack = scrollLeft > slack;
      const canGoOn = scrollLeft + clientWidth < scrollWidth - slack;
      setSlide((was) => (was.canGoBack === canGoBack && was.canGoOn === canGoOn ? was : { canGoBack, canGoOn }));
    };
    const size = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) size.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [list]);
  return slide;
}
