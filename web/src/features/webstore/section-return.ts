import { useEffect } from 'react';
import type { SectionName } from '#contracts/webstore/sections.js';

/** State of a history entry whose previous entry lists sections: Back may go one step back. */
export const fromSectionList = { fromSectionList: true };

export const cameFromSectionList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromSectionList' in state;

/** Element of a section on the pages that list them. */
export const sectionElementId = (section: SectionName): string => `section-${section}`;

let returned: SectionName | undefined;

/** Tells the page that Back leads to which section was left (WS-26). */
export const returnFrom = (section: SectionName): void => {
  returned = section;
};

/** Scrolls to the section whose page was left by Back, and puts the focus on its link. */
export function useReturnedSection(): void {
  useEffect(() => {
    if (returned === undefined) return;
    const element = document.getElementById(sectionElementId(returned));
    returned = undefined;
    element?.scrollIntoView({ block: 'center' });
    element?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
}
