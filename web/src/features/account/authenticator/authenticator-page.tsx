import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useLacksSecondFactor, useServices, useUser } from '../../../lib/services.js';
import { takeCallback } from '../../../lib/stored-callback.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { secondFactorQuery } from './second-factor-query.js';
import { SetUp } from './set-up.js';

const texts = secondFactor.required;

/** The page on which operators set up the required authenticator app (ADMIN_MFA). */
export default function AuthenticatorPage() {
  const lacksOne = useLacksSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  const goOn = useGoOnAsOperator();
  if (!lacksOne && !codes) return <Navigate to={pagePaths.admin} replace />;
  return (
    <div className="mx-auto grid w-full max-w-180 gap-8 px-5 pt-12 pb-24 desk:pt-16">
      <div>
        <h1 className="display-36 text-balance">{texts.heading}</h1>
        {!codes && <p className="mt-3 text-muted">{texts.lead}</p>}
      </div>
      {codes ? <RecoveryCodeList heading="h2" codes={codes} onKept={goOn} /> : <Enrolment onTurnedOn={setCodes} />}
      {!codes && (
        <p>
          <Link to={pagePaths.logout} className={textLinkStyle}>
            {texts.signOut}
          </Link>
        </p>
      )}
    </div>
  );
}

function Enrolment({ onTurnedOn }: { onTurnedOn: (recoveryCodes: readonly string[]) => void }) {
  const { api } = useServices();
  const user = useUser();
  const { data, isError, refetch } = useQuery(secondFactorQuery(api, user?.id ?? ''));
  if (isError) {
    const again = (
      <Button size="small" onPress={() => void refetch()}>
        {site.tryAgain}
      </Button>
    );
    return (
      <Notice tone="problem" actions={again}>
        {secondFactor.settings.failed}
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  return <SetUp heading="h2" proof={data.ownerProof} onTurnedOn={onTurnedOn} />;
}

/** Continues with new tokens to the requested page. */
function useGoOnAsOperator(): () => void {
  const { session } = useServices();
  const navigate = useNavigate();
  return () => {
    const goOn = async () => {
      await session.renew();
      await navigate(takeCallback() ?? pagePaths.admin, { replace: true });
    };
    void goOn();
  };
}
