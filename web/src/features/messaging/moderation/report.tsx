import { useState, type ReactNode } from 'react';
import { maxDetailsLength } from '#contracts/messaging/conversation.js';
import { reportDecisions, type ReportDecision } from '#contracts/messaging/report-decision.js';
import type { AdminReportView } from '#contracts/messaging/reports.views.js';
import { report as reasons } from '../../../texts/messaging.js';
import { moderation as texts } from '../../../texts/moderation.js';
import { Button } from '../../../ui/button.js';
import { Moment } from '../../../ui/moment.js';
import { ReasonDialog } from '../../../ui/reason-dialog.js';
import { StatusWord } from '../../../ui/status-word.js';
import { ReportedMessages } from './reported-messages.js';
import { useDecide } from './use-decide.js';

/** One report: who is reported and why, with its decision or the buttons that make one. */
export function Report({ report }: { report: AdminReportView }) {
  const [showsMessages, setShowsMessages] = useState(false);
  const { subject, subjectName, reason, details, reporterEmail, created, conversationId, decision } = report;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="display-18 wrap-anywhere">{subjectName || texts.gone}</h2>
        <StatusWord tone={decision === null ? 'late' : 'good'}>
          {decision === null ? reasons.reasons[reason].title : texts.decisions[decision].done}
        </StatusWord>
      </div>
      <dl className="mt-3 grid gap-x-8 gap-y-2 text-14 tablet:grid-cols-2">
        <Fact name={texts.subject[subject]}>{reasons.reasons[reason].title}</Fact>
        <Fact name={texts.by}>{reporterEmail || texts.gone}</Fact>
        <Fact name={texts.made}>
          <Moment iso={created} />
        </Fact>
        <Fact name={texts.details}>{details || texts.noDetails}</Fact>
        {report.note !== '' && <Fact name={texts.note}>{report.note}</Fact>}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        {decision === null && <Decide reportId={report.id} />}
        {conversationId !== null && !showsMessages && (
          <Button size="small" kind="quiet" onPress={() => setShowsMessages(true)}>
            {texts.showMessages}
          </Button>
        )}
      </div>
      {showsMessages && <ReportedMessages reportId={report.id} />}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[7rem_1fr] gap-3 max-tiny:grid-cols-1 max-tiny:gap-0">
    <dt className="text-muted">{name}</dt>
    <dd className="whitespace-pre-wrap wrap-anywhere">{children}</dd>
  </div>
);

function Decide({ reportId }: { reportId: string }) {
  const [decision, setDecision] = useState<ReportDecision | null>(null);
  const { mutate, isPending, error } = useDecide(reportId, () => setDecision(null));
  const words = texts.decisions[decision ?? 'dismissed'];
  return (
    <>
      {reportDecisions.map((one) => (
        <Button key={one} size="small" kind={one === 'blocked' ? 'danger' : 'line'} onPress={() => setDecision(one)}>
          {texts.decisions[one].action}
        </Button>
      ))}
      <ReasonDialog
        isOpen={decision !== null}
        title={words.title}
        text={words.text}
        confirm={words.action}
        cancel={texts.cancel}
        kind={decision === 'blocked' ? 'danger' : 'primary'}
        reasonLabel={texts.note}
        reasonHint={texts.noteHint}
        reasonMissing={texts.noteMissing}
        minLength={1}
        maxLength={maxDetailsLength}
        isPending={isPending}
        problem={error?.message}
        onConfirm={(note) => decision && mutate({ decision, note })}
        onCancel={() => setDecision(null)}
      />
    </>
  );
}
