import { Laptop, Smartphone } from 'lucide-react';
import type { SessionView } from '#contracts/identity/sessions.views.js';
import { sessions as texts } from '../../../texts/sessions.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';
import { Moment } from '../../../ui/moment.js';
import { browserName } from '../browser-name.js';

interface SessionListProps {
  sessions: readonly SessionView[];
  /** Id of the session that is being ended. */
  ending: string | undefined;
  onEnd: (session: SessionView) => void;
}

const phones = ['iPhone', 'Android', 'iPad'];

/** The user's sessions, one row each. */
export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {sessions.map((session) => (
        <Row key={session.id} session={session} isEnding={ending === session.id} onEnd={onEnd} />
      ))}
    </ul>
  );
}

function Row({
  session,
  isEnding,
  onEnd,
}: {
  session: SessionView;
  isEnding: boolean;
  onEnd: SessionListProps['onEnd'];
}) {
  const { isCurrent, userAgent, address, startedAt, seenAt, provider } = session;
  const { browser, system } = browserName(userAgent);
  const isOperator = provider === 'admin-impersonation';
  const name = isOperator ? texts.operator : texts.browserOn(browser, system);
  const Icon = system !== undefined && phones.includes(system) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 desk:p-5">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
          {name}
          {isCurrent && <Badge tone="good">{texts.here}</Badge>}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-14 text-muted">
          <span>
            {texts.seen} <Moment iso={seenAt} show="relative" isTwelveHour />
            {address !== '' && <> {texts.from(address)}</>}
          </span>
          <span>
            {texts.started} <Moment iso={startedAt} show="relative" isTwelveHour />
          </span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          className="max-desk:ml-10"
          isPending={isEnding}
          aria-label={texts.endNamed(name)}
          onPress={() => onEnd(session)}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
