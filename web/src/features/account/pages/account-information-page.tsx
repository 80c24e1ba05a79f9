import { AccountFrame } from '../components/account-frame.js';
import { EmailSection } from '../components/email-section.js';
import { PersonSection } from '../components/person-section.js';

/** Name, phone, birthdate and email of the signed-in user (OP-36). */
export default function AccountInformationPage() {
  return (
    <AccountFrame>
      {(account) => (
        <>
          <PersonSection key={account.user.id} user={account.user} />
          <EmailSection account={account} />
        </>
      )}
    </AccountFrame>
  );
}
