import { useEffect, useRef, type RefObject } from 'react';
import type { DirectorySearch } from './use-directory-search.js';

/** Moves the focus to the first new card when the button for the last page disappears. */
export function useFocusOnLastPage(list: RefObject<HTMLElement | null>, { cards, pages, more }: DirectorySearch): void {
  const before = useRef({ cards: 0, pages: 0 });
  useEffect(() => {
    const isNextPage = pages > 1 && pages === before.current.pages + 1;
    if (isNextPage && !more.has && document.activeElement === document.body) {
      list.current?.querySelectorAll<HTMLElement>('[data-listing]')[before.current.cards]?.focus();
    }
    before.current = { cards: cards.length, pages };
  }, [list, cards.length, pages, more.has]);
}
