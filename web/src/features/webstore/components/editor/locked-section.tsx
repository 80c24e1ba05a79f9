import { Lock } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { sections, type SectionName } from '#contracts/webstore/sections.js';
import { UpgradeButton } from '../../../../shell/upgrade-button.js';
import { editor as texts } from '../../../../texts/editor.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { StatePanel } from '../../../../ui/state-panel.js';
import { editedSections } from '../../edited-sections.js';
import { SectionExample } from './section-example.js';

/**
 * Replaces a section that the plan does not include (WS-38), with an example of it. Earlier input is kept (OP-52). Operators cannot buy a plan
 * for a vendor.
 */
export function LockedSection({ section, isKept }: { section: SectionName; isKept: boolean }) {
  const isVendor = useParams()['webstoreId'] === undefined;
  const text = [editedSections[section].words.benefit, isKept && texts.locked.kept].filter(Boolean).join(' ');
  return (
    <>
      <StatePanel
        icon={Lock}
        title={texts.locked.title(sections[section].title)}
        text={text}
        actions={
          isVendor && (
            <>
              <UpgradeButton kind="primary">{texts.locked.subscribe}</UpgradeButton>
              <ButtonLink to={pagePaths.vendorPrices} kind="quiet">
                {texts.locked.compare}
              </ButtonLink>
            </>
          )
        }
      />
      <SectionExample section={section} />
    </>
  );
}
