import { useState, type SyntheticEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AccountView } from '#contracts/identity/account.views.js';
import { identityRoutes } from '#contracts/identity/identity.routes.js';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import {
  notificationKinds,
  type NotificationChoices,
  type NotificationKind,
} from '#contracts/identity/notification-choices.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { useServices } from '../../../lib/services.js';
import { isVendor } from '../../../shell/sections.js';
import { account } from '../../../texts/account.js';
import { Badge } from '../../../ui/badge.js';
import { SwitchRow } from '../../../ui/switch-row.js';
import { accountQuery } from '../account-query.js';
import { useAccountCall } from '../use-account-call.js';
import { AccountSection } from './account-section.js';
import { SaveRow } from './save-row.js';

const texts = account.notifications;

interface NotificationsSectionProps {
  user: AuthUserView;
  choices: NotificationChoices;
}

/** Kinds of mail that only vendors get. */
const ofVendors: readonly NotificationKind[] = ['listing'];

/** The choice of notifications by mail. */
export function NotificationsSection({ user, choices }: NotificationsSectionProps) {
  const { id } = user;
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const { isPending, problem, run } = useAccountCall();
  const [chosen, setChosen] = useState(choices);
  const offered = notificationKinds.filter((kind) => isVendor(user) || !ofVendors.includes(kind));
  const isChanged = notificationKinds.some((kind) => chosen[kind] !== choices[kind]);
  const save = () =>
    run(async () => {
      session.know(await api.call(identityRoutes.updateUser, { params: { id }, body: { notifications: chosen } }));
      queryClient.setQueryData(accountQuery(api, id).queryKey, (before: AccountView | undefined) =>
        before ? { ...before, notifications: chosen } : before,
      );
    });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  return (
    <AccountSection title={texts.title} text={texts.text}>
      <form onSubmit={submit} className="grid gap-6">
        <ul className="divide-y divide-hairline">
          {offered.map((kind) => (
            <li key={kind} className="py-3 first:pt-0">
              <SwitchRow
                label={texts.kinds[kind].name}
                isSelected={chosen[kind]}
                onChange={(isWanted) => setChosen({ ...chosen, [kind]: isWanted })}
              />
              <p className="pr-16 text-14 text-muted">{texts.kinds[kind].text}</p>
            </li>
          ))}
          <li className="py-3">
            <p className="flex min-h-8 items-center justify-between gap-6 text-14 font-strong">
              {texts.security.name}
              <Badge tone="calm">{texts.security.always}</Badge>
            </p>
            <p className="pr-16 text-14 text-muted">{texts.security.text}</p>
          </li>
        </ul>
        <SaveRow isChanged={isChanged} isPending={isPending} problem={problem} />
      </form>
      <LeaveGuard isChanged={isChanged} onSave={save} />
    </AccountSection>
  );
}
