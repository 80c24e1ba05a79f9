import { useMutation } from '@tanstack/react-query';
import { CircleCheck, MailX } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { unsubscribeRoutes } from '#contracts/identity/unsubscribe.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../lib/services.js';
import { account } from '../../../texts/account.js';
import { unsubscribe as texts } from '../../../texts/unsubscribe.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Notice } from '../../../ui/notice.js';
import { StatePanel } from '../../../ui/state-panel.js';

/**
 * Turns off the kind of mail that the link in a mail names; nobody has to sign in (OP-101). It takes a press: mail programs
 * open links by themselves.
 */
export default function UnsubscribePage() {
  const { api } = useServices();
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.call(unsubscribeRoutes.unsubscribe, { body: { token } }),
  });
  const settings = <ButtonLink to={pagePaths.accountSettings}>{texts.settings}</ButtonLink>;
  const turnOff = (
    <Button kind="primary" isPending={isPending} onPress={() => mutate()}>
      {texts.confirm}
    </Button>
  );
  return (
    <div className="wrap max-w-180 py-10 desk:py-16">
      <h1 className="display-36 mb-6">{texts.title}</h1>
      <div role="status">
        {data && (
          <StatePanel
            icon={CircleCheck}
            title={texts.done(account.notifications.kinds[data.kind].name)}
            text={texts.doneText}
            actions={settings}
          />
        )}
      </div>
      {!data && token !== '' && <StatePanel icon={MailX} title={texts.confirm} text={texts.text} actions={turnOff} />}
      {!data && token === '' && <Notice tone="problem">{texts.noLink}</Notice>}
      {error && (
        <div className="mt-4">
          <Notice tone="problem">{error.message}</Notice>
        </div>
      )}
    </div>
  );
}
