import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { WebstoreContent } from '#contracts/webstore/sections.js';
import { allSections } from './sections/all-sections.js';

/** Returns what a draft still lacks before it may be published (WS-187), in the order of the editor. */
export const missingForPublish = (draft: WebstoreContent, photos: number): PublishRequirement[] =>
  allSections.flatMap((section) => section.missing(draft, photos));
