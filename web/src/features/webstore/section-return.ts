import { useEffect } from 'react';
import type { EditorPage } from '#contracts/webstore/editor-paths.js';

/** State of a history entry whose previous entry lists sections, so that Back may go one step back. */
export const fromSectionList = { fromSectionList: true };

export const cameFromSectionList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromSectionList' in state;

/** Element of a section on the pages that list them. */
export const sectionElementId = (section: EditorPage): string => `section-${section}`;

let returned: EditorPage | undefined;

/** Stores which section was left, for the page to which Back leads (WS-26). */
export const returnFrom = (section: EditorPage): void => {
  returned = section;
};

/** Scrolls to the section whose page was left by Back, and focuses its link. */
export function useReturnedSection(): void {
  useEffect(() => {
    if (returned === undefined) return;
    const element = document.getElementById(sectionElementId(returned));
    returned = undefined;
    // A section that is higher than the window is left from its heading, where its link is.
    const block = element !== null && element.offsetHeight > window.innerHeight ? 'start' : 'center';
    element?.scrollIntoView({ block });
    element?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
}
