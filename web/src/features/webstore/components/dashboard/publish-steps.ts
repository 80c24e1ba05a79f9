import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import type { StepName } from '../../../../texts/dashboard.js';
import { sectionOfRequirement, type EditedSection } from '../editor/section-states.js';

/** One thing that a page needs before it is published. */
export interface PublishStep {
  name: StepName;
  isDone: boolean;
  /** Where it is filled in; null while no page of the editor has it. */
  section: EditedSection | null;
}

const requirements: Record<StepName, readonly [PublishRequirement, ...PublishRequirement[]]> = {
  basics: ['name', 'category'],
  url: ['url'],
  summary: ['businessDescription'],
  price: ['priceTier'],
  market: ['serviceArea'],
  capacity: ['capacity'],
  services: ['services'],
  photo: ['photo'],
};

/** Everything that the first publish needs (WS-187), done or not; a capacity only of businesses that have one. */
export const publishSteps = ({ missingForPublish, capacity }: WebstoreDraftView): PublishStep[] =>
  (Object.keys(requirements) as StepName[])
    .map((name) => ({
      name,
      isDone: !requirements[name].some((requirement) => missingForPublish.includes(requirement)),
      section: sectionOfRequirement[requirements[name][0]],
    }))
    .filter(({ name, isDone }) => name !== 'capacity' || !isDone || capacity !== null);
