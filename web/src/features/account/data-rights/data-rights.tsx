import { useIsImpersonated, useUser } from '../../../lib/services.js';
import { dataRights } from '../../../texts/data-rights.js';
import { AccountSection } from '../components/account-section.js';
import { CloseAccount } from './close-account.js';
import { YourData } from './your-data.js';

/** The user's rights on their data: download a copy, and close the account. For the account pages. */
export function DataRights() {
  const user = useUser();
  const isImpersonated = useIsImpersonated();
  if (!user) return null;
  if (isImpersonated) {
    return (
      <AccountSection title={dataRights.data.title} text={dataRights.impersonated}>
        {null}
      </AccountSection>
    );
  }
  return (
    <>
      <YourData userId={user.id} />
      <CloseAccount user={user} />
    </>
  );
}
