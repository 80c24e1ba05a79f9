import { useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isInVendorArea } from '../../../shell/sections.js';
import { ThemeSwitch } from '../../../shell/theme-switch.js';
import { account as texts } from '../../../texts/account.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Authenticator } from '../authenticator/authenticator.js';
import { AccountFrame } from '../components/account-frame.js';
import { AccountSection } from '../components/account-section.js';
import { BusinessRemovalSection } from '../components/business-removal-section.js';
import { NotificationsSection } from '../components/notifications-section.js';
import { PasswordSection } from '../components/password-section.js';
import { DataRights } from '../data-rights/data-rights.js';

/** Password, notifications and other settings of the account (OP-36). */
export default function AccountSettingsPage() {
  const ofVendor = isInVendorArea(useLocation().pathname);
  return (
    <AccountFrame>
      {(account) => (
        <>
          <PasswordSection account={account} />
          <Authenticator />
          <NotificationsSection key={account.user.id} user={account.user} choices={account.notifications} />
          <AccountSection title={texts.sessions.title} text={texts.sessions.text}>
            <div>
              <ButtonLink to={pagePaths.sessions}>{texts.sessions.see}</ButtonLink>
            </div>
          </AccountSection>
          <AccountSection title={texts.theme.title} text={texts.theme.text}>
            <div>
              <ThemeSwitch />
            </div>
          </AccountSection>
          {ofVendor && (
            <>
              <AccountSection title={texts.terms.title} text={texts.terms.text}>
                <div>
                  <ButtonLink to={pagePaths.vendorTerms}>{texts.terms.see}</ButtonLink>
                </div>
              </AccountSection>
              <BusinessRemovalSection removal={account.businessRemoval} />
            </>
          )}
          <DataRights />
        </>
      )}
    </AccountFrame>
  );
}
