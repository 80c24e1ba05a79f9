import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { useUser } from '../../../lib/services.js';
import { formatDate } from '../../../base/format.js';
import { dataRights } from '../../../texts/data-rights.js';
import { Button } from '../../../ui/button.js';
import { useKeepAccount } from './use-keep-account.js';

const texts = dataRights.closing;

/**
 * Shown above every page for a user who has closed the account and signs in again: the deadline, and a button to
 * restore it.
 */
export default function ClosingBanner() {
  const user = useUser();
  return user?.closesAt === undefined ? null : <Closing user={user} closesAt={user.closesAt} />;
}

function Closing({ user, closesAt }: { user: AuthUserView; closesAt: string }) {
  const { keep, isKeeping } = useKeepAccount(user);
  return (
    <div role="region" aria-label={texts.area} className="border-b border-hairline bg-amber-soft">
      <div className="wrap flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 py-2 text-14 text-amber-ink">
        <p className="min-w-0 grow basis-60">
          <span className="block font-strong">{texts.title(formatDate(closesAt))}</span>
          {texts.text}
        </p>
        <Button size="small" isPending={isKeeping} onPress={keep}>
          {texts.keep}
        </Button>
      </div>
    </div>
  );
}
