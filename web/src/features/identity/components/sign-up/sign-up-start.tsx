import { Link } from 'react-router-dom';
import type { SignUpKind } from '#contracts/identity/sign-up-kind.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { signUp } from '../../../../texts/sign-up.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { EntryFrame } from '../entry-frame.js';
import { AccountForm } from './account-form.js';

/** The first page of a sign-up. */
export function SignUpStart({ kind }: { kind: SignUpKind }) {
  return (
    <EntryFrame heading={signUp[kind].heading} lead={<Lead kind={kind} />}>
      <AccountForm kind={kind} />
    </EntryFrame>
  );
}

function Lead({ kind }: { kind: SignUpKind }) {
  const { lead, question, logIn } = signUp[kind];
  return (
    <>
      <p>{lead}</p>
      <p className="mt-3">
        {question}{' '}
        <Link to={kind === 'vendor' ? pagePaths.vendorLogin : pagePaths.login} className={textLinkStyle}>
          {logIn}
        </Link>
      </p>
    </>
  );
}
