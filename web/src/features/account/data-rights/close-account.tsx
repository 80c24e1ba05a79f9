import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dataRightsRoutes as routes } from '#contracts/identity/data-rights.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { formatDate } from '../../../base/format.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices } from '../../../lib/services.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { CloseAccountDialog } from './close-account-dialog.js';
import { RightsSection } from './rights-section.js';
import { useKeepAccount } from './use-keep-account.js';

const texts = dataRights.close;

/** Closes the account, or restores a closed one. */
export function CloseAccount({ user }: { user: AuthUserView }) {
  const { api } = useServices();
  const [asks, setAsks] = useState(false);
  const closing = useQuery(routeQuery(api, routes.accountClosing, { params: { id: user.id } }));
  const { data } = closing;
  return (
    <RightsSection title={texts.title} text={data ? texts.lead(data.graceDays) : ''} query={closing}>
      {(known) => {
        if (user.isAdmin) return <Notice tone="calm">{texts.operator}</Notice>;
        if (known.closesAt !== null && !asks) return <OnItsWayOut user={user} closesAt={known.closesAt} />;
        return (
          <>
            <Button kind="danger" onPress={() => setAsks(true)}>
              {texts.open}
            </Button>
            {asks && <CloseAccountDialog user={user} closing={known} onCancel={() => setAsks(false)} />}
          </>
        );
      }}
    </RightsSection>
  );
}

function OnItsWayOut({ user, closesAt }: { user: AuthUserView; closesAt: string }) {
  const { keep, isKeeping } = useKeepAccount(user);
  const button = (
    <Button isPending={isKeeping} onPress={keep}>
      {dataRights.closing.keep}
    </Button>
  );
  return (
    <Notice tone="warning" title={dataRights.closing.title(formatDate(closesAt))} actions={button}>
      {dataRights.closing.text}
    </Notice>
  );
}
