import { useState, type SyntheticEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '#contracts/identity/account.routes.js';
import { longestRemovalReason } from '#contracts/identity/account.requests.js';
import type { BusinessRemovalView } from '#contracts/identity/account.views.js';
import { formatNumber } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { account } from '../../../texts/account.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Moment } from '../../../ui/moment.js';
import { Notice } from '../../../ui/notice.js';
import { TextArea } from '../../../ui/text-area.js';
import { useKnowAccount } from '../account-query.js';
import { useAccountCall } from '../use-account-call.js';
import { AccountSection } from './account-section.js';

const texts = account.removal;

/** Lets a vendor request the removal of the business, shows a request, and cancels it (ID-117, OP-39). */
export function BusinessRemovalSection({ removal }: { removal: BusinessRemovalView | null }) {
  return (
    <AccountSection title={texts.title} text={texts.text}>
      {removal ? <Requested removal={removal} /> : <RequestForm />}
    </AccountSection>
  );
}

function RequestForm() {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const know = useKnowAccount();
  const { isPending, problem, run } = useAccountCall(texts.asked);
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const request = async () => {
    await run(async () => {
      know(await api.call(accountRoutes.requestBusinessRemoval, { body: { reason } }));
      // Its pages are taken off the site, so all cached data of them are outdated.
      await queryClient.invalidateQueries();
    });
    setAsking(false);
  };
  return (
    <form onSubmit={ask} className="grid gap-5">
      {problem !== undefined && (
        <Notice tone="problem" title={account.notSaved}>
          <p>{problem}</p>
        </Notice>
      )}
      <TextArea
        label={texts.reason}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={longestRemovalReason}
        counter={texts.counter(formatNumber(reason.length), formatNumber(longestRemovalReason))}
      />
      <div>
        <Button type="submit" kind="danger">
          {texts.ask}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        text={texts.consequence}
        confirm={texts.confirm}
        cancel={texts.stay}
        isPending={isPending}
        onConfirm={() => void request()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}

function Requested({ removal: { requestedAt } }: { removal: BusinessRemovalView }) {
  const { api } = useServices();
  const know = useKnowAccount();
  const { isPending, problem, run } = useAccountCall(texts.takenBack);
  const takeBack = () => run(async () => know(await api.call(accountRoutes.cancelBusinessRemoval, {})));
  const action = (
    <Button size="small" isPending={isPending} onPress={() => void takeBack()}>
      {texts.takeBack}
    </Button>
  );
  return (
    <>
      {problem !== undefined && (
        <Notice tone="problem" title={account.notSaved}>
          <p>{problem}</p>
        </Notice>
      )}
      <Notice tone="warning" title={texts.requested} actions={action}>
        <p>{texts.pending}</p>
        <p className="text-14">
          {texts.since} <Moment iso={requestedAt} isTwelveHour />
        </p>
      </Notice>
    </>
  );
}
