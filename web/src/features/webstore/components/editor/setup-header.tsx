import { useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PublishRequirement } from '#contracts/webstore/publish-requirement.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { setupHeader as texts, type SetupStepName } from '../../../../texts/setup-header.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { maskedEmail } from '../../masked-email.js';
import { pathsOfEditor } from './section-states.js';

const steps: readonly SetupStepName[] = ['about', 'amenities', 'gallery'];
const paths = pathsOfEditor(undefined);

/** The step in which a requirement of the first publish is filled in. */
const stepOf = (requirement: PublishRequirement): SetupStepName =>
  requirement === 'services' ? 'amenities' : requirement === 'photo' ? 'gallery' : 'about';

/**
 * Leads a vendor through the pages that the first publish requires, above the editor (WS-33): the number and name of
 * the step, and what comes next. Gone with the first publish.
 */
export function SetupHeader({ draft }: { draft: WebstoreDraftView }) {
  const { pathname } = useLocation();
  const at = steps.findIndex((step) => paths[step] === pathname);
  const step = steps[at];
  if (step === undefined || draft.hasBeenPublished) return null;
  const open = new Set(draft.missingForPublish.map(stepOf));
  const next = steps.find((other) => open.has(other));
  const contact = draft.crawledData?.contactEmail ?? '';
  const text = open.has(step) ? texts.steps[step].text : next ? texts.done : texts.ready;
  return (
    <section aria-label={texts.label} className="border-b border-hairline bg-blush-soft">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <div>
          <p className="text-14 font-strong text-plum">{texts.count(at + 1, steps.length)}</p>
          <p className="display-22">{texts.steps[step].name}</p>
          <p className="text-14 text-muted wrap-anywhere">
            {text}
            {contact !== '' && ` ${texts.contact(maskedEmail(contact))}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {next && next !== step && !open.has(step) && (
            <ButtonLink to={paths[next]} size="small">
              {texts.next(texts.steps[next].name)}
            </ButtonLink>
          )}
          <ButtonLink to={pagePaths.vendorDashboard} size="small" kind="quiet">
            {texts.later}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
