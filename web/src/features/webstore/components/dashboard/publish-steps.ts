import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { StepName } from '../../../../texts/dashboard.js';
import { sectionOfRequirement } from '../editor/section-states.js';

/** One requirement of publishing. */
export interface PublishStep {
  name: StepName;
  isDone: boolean;
  /** The page on which it is filled in; null if the editor has none. */
  section: SectionName | null;
}

const requirements: Record<StepName, readonly [PublishRequirement, ...PublishRequirement[]]> = {
  basics: ['name', 'category'],
  url: ['url'],
  summary: ['businessDescription'],
  price: ['priceTier'],
  market: ['serviceArea'],
  capacity: ['capacity'],
  // Services belong to categories: until there is a category, none is required and none can be chosen.
  services: ['services', 'category'],
  photo: ['photo'],
};

/** All requirements of the first publish (WS-187), fulfilled or not; a capacity only for businesses that have one. */
export const publishSteps = ({ missingForPublish, capacity }: WebstoreDraftView): PublishStep[] =>
  (Object.keys(requirements) as StepName[])
    .map((name) => ({
      name,
      isDone: !requirements[name].some((requirement) => missingForPublish.includes(requirement)),
      section: sectionOfRequirement[requirements[name][0]],
    }))
    .filter(({ name, isDone }) => name !== 'capacity' || !isDone || capacity !== null);
