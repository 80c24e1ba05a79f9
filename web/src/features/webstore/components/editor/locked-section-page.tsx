import { Check, Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { sections, type SectionName } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { UpgradeButton } from '../../../../shell/upgrade-button.js';
import { editor as texts } from '../../../../texts/editor.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { editedSections } from '../../edited-sections.js';
import { PreviewFrame } from './preview-frame.js';
import { SectionExample } from './section-example.js';
import { SectionPage } from './section-page.js';

interface LockedSectionPageProps {
  section: SectionName;
  draft: WebstoreDraftView;
  /** Whether the section has content from before the change of plan. */
  isKept: boolean;
}

/** The page of a section that the plan does not include (WS-38): what it is for, and an example of it. */
export function LockedSectionPage({ section, draft, isKept }: LockedSectionPageProps) {
  const { title } = sections[section];
  const example = <SectionExample section={section} />;
  return (
    <SectionPage
      section={section}
      draft={draft}
      heading={title}
      lead={editedSections[section].words.lead}
      previewTitle={texts.locked.example}
      framedPreview={<PreviewFrame title={texts.locked.example}>{example}</PreviewFrame>}
    >
      <Offer section={section} isKept={isKept} />
      <div className="mt-8 full:hidden">{example}</div>
    </SectionPage>
  );
}

/** The reasons to buy a plan with the section. Operators cannot buy one for a vendor. */
function Offer({ section, isKept }: Pick<LockedSectionPageProps, 'section' | 'isKept'>) {
  const isVendor = useParams()['webstoreId'] === undefined;
  const { benefit, reasons = [] } = editedSections[section].words;
  return (
    <div className="rounded-card bg-blush-soft p-6 desk:p-10">
      <span className="mb-5 grid size-11 place-items-center rounded-full bg-surface text-plum-dark">
        <Lock className="size-5" strokeWidth={1.75} aria-hidden />
      </span>
      <h2 className="display-22">{texts.locked.title(sections[section].title)}</h2>
      <p className="mt-2 max-w-prose">{benefit}</p>
      <ul className="mt-5 grid gap-3">
        {[...reasons, isKept ? texts.locked.kept : texts.locked.keptLater].map((reason) => (
          <li key={reason} className="flex items-start gap-3">
            <Check className="mt-1 size-4 shrink-0 text-plum" strokeWidth={2} aria-hidden />
            {reason}
          </li>
        ))}
      </ul>
      {isVendor && (
        <div className="mt-7 flex flex-wrap gap-3">
          <UpgradeButton kind="primary">{texts.locked.subscribe}</UpgradeButton>
          <ButtonLink to={pagePaths.vendorPrices} kind="quiet">
            {texts.locked.compare}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
