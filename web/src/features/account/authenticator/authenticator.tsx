import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorRoutes } from '#contracts/identity/second-factor.routes.js';
import type { SecondFactorView } from '#contracts/identity/second-factor.views.js';
import { useServices, useUser } from '../../../lib/services.js';
import { formatDate } from '../../../base/format.js';
import { NotLoaded } from '../../../loading/not-loaded.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AccountSection } from '../components/account-section.js';
import { OwnerProofForm, type ProofWithCode } from './owner-proof-form.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { secondFactorQuery } from './second-factor-query.js';
import { SetUp } from './set-up.js';

const texts = secondFactor.settings;
/** Number of remaining codes at which to suggest new ones. */
const few = 3;

/**
 * The section of the account settings about the second factor: sets it up, generates new recovery codes, turns it off.
 */
export function Authenticator() {
  const { api } = useServices();
  const user = useUser();
  const { data, isError, refetch } = useQuery(secondFactorQuery(api, user?.id ?? ''));
  return (
    <AccountSection title={texts.title} text={texts.text}>
      {isError && !data && <NotLoaded onRetry={refetch}>{texts.failed}</NotLoaded>}
      {!data && !isError && <Skeleton className="h-24 rounded-card" />}
      {data && <Settings key={user?.id} state={data} />}
    </AccountSection>
  );
}

type Doing = 'nothing' | 'setUp' | 'turnOff' | 'renew';

function Settings({ state }: { state: SecondFactorView }) {
  const { toasts } = useServices();
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[]>();
  const { refresh, turnOff, renew } = useSecondFactor();
  const [isBack, setBack] = useState(false);
  const stop = () => {
    setDoing('nothing');
    setBack(true);
  };
  const show = (made: readonly string[]) => {
    setCodes(made);
    stop();
    void refresh();
  };
  if (codes) return <RecoveryCodeList heading="h3" codes={codes} onKept={() => setCodes(undefined)} />;
  if (doing === 'setUp') {
    const turnedOn = (made: readonly string[]) => {
      toasts.show('success', texts.turnedOn);
      show(made);
    };
    return <SetUp heading="h3" proof={state.ownerProof} onTurnedOn={turnedOn} onCancel={stop} />;
  }
  if (doing !== 'nothing') {
    const submit = async (shown: ProofWithCode) => {
      if (doing === 'renew') return show(await renew(shown));
      await turnOff(shown);
      stop();
    };
    return (
      <OwnerProofForm
        heading="h3"
        key={doing}
        purpose={doing}
        proof={state.ownerProof}
        withCode
        submit={submit}
        onCancel={stop}
      />
    );
  }
  return <Standing state={state} isBack={isBack} onDo={setDoing} />;
}

interface StandingProps {
  state: SecondFactorView;
  /** The focused form has been removed. */
  isBack: boolean;
  onDo: (doing: Doing) => void;
}

function Standing({ state, isBack, onDo }: StandingProps) {
  const { isOn, since, recoveryCodesLeft: left, ownerProof } = state;
  if (!isOn || since === null) {
    return (
      <>
        <p>{ownerProof === 'password' ? texts.off : texts.offWithoutPassword}</p>
        <div>
          <Button autoFocus={isBack} onPress={() => onDo('setUp')}>
            {texts.setUp}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <div>
        <p>{texts.on(formatDate(since))}</p>
        <p className="mt-1 text-muted">{texts.left(left)}</p>
      </div>
      {left <= few && <Notice tone="warning">{texts.few}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button autoFocus={isBack} onPress={() => onDo('renew')}>
          {texts.renew}
        </Button>
        <Button kind="quiet" onPress={() => onDo('turnOff')}>
          {texts.turnOff}
        </Button>
      </div>
    </>
  );
}

function useSecondFactor() {
  const { api, session, toasts } = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = secondFactorQuery(api, useUser()?.id ?? '');
  const turnOff = async (body: ProofWithCode) => {
    const state = await api.call(secondFactorRoutes.turnOffSecondFactor, { body });
    toasts.show('success', texts.turnedOff);
    if (state.isRequired) {
      // Every session has ended: a new one begins with setting up the next app.
      toasts.show('info', texts.signedOut);
      session.endedEverywhere();
    } else queryClient.setQueryData(queryKey, state);
  };
  const renew = async (body: ProofWithCode) =>
    (await api.call(secondFactorRoutes.renewRecoveryCodes, { body })).recoveryCodes;
  return { turnOff, renew, refresh: () => queryClient.invalidateQueries({ queryKey }) };
}
