import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { RedriveSelectionRequest } from '#contracts/operations/operations.requests.js';
import type { RedrivePreviewView } from '#contracts/operations/operations.views.js';
import { formatNumber } from '../../../base/format.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { operations } from '../../../texts/operations.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Button } from '../../../ui/button.js';
import { ReasonDialog } from '../../../ui/reason-dialog.js';
import { invalidateOperations } from '../invalidate-operations.js';
import { reasonLength } from '../reason-length.js';

const { redrive: texts, reason: reasonTexts } = operationsJobs;

interface DryRunProps {
  name: string;
  label?: string;
  size?: 'field' | 'small';
  isDisabled?: boolean;
  /** Returns the selection at a time in milliseconds; the re-drive uses the same selection as the dry run. */
  selection: (now: number) => RedriveSelectionRequest;
}

/** Shows a dry run first, and then starts the re-drive with a reason. */
export function DryRun({ name, label, size = 'small', isDisabled = false, selection }: DryRunProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const preview = useMutation({
    mutationFn: async (now: number) => {
      const asked = selection(now);
      return { asked, found: await api.call(operationsRoutes.previewRedrive, { body: asked }) };
    },
    onMutate: () => start.reset(),
  });
  const start = useMutation({
    mutationFn: ({ asked, reason }: { asked: RedriveSelectionRequest; reason: string }) =>
      api.call(operationsRoutes.startRedrive, { body: { ...asked, reason } }),
    onSuccess: async () => {
      preview.reset();
      await invalidateOperations(queryClient);
    },
  });
  const { data } = preview;
  const count = data?.found.count ?? 0;
  const says =
    (preview.error && problemOf(preview.error)) ??
    (data && count === 0 ? texts.nothing : start.data && texts.started(start.data.total));
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        size={size}
        isDisabled={isDisabled}
        isPending={preview.isPending}
        onPress={() => preview.mutate(Date.now())}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {name}
      </Button>
      <p role="status" className={`empty:hidden ${preview.error ? 'text-clay-ink' : 'text-muted'}`}>
        {says}
      </p>
      <ReasonDialog
        isOpen={count > 0}
        title={texts.ask(count)}
        text={texts.text}
        confirm={texts.confirm(count)}
        kind="primary"
        cancel={reasonTexts.cancel}
        reasonLabel={reasonTexts.label}
        reasonHint={reasonTexts.hint}
        reasonMissing={reasonTexts.missing}
        {...reasonLength}
        isPending={start.isPending}
        problem={start.error?.message}
        onConfirm={(reason) => data && start.mutate({ asked: data.asked, reason })}
        onCancel={() => preview.reset()}
      >
        {data && <Found found={data.found} />}
      </ReasonDialog>
    </div>
  );
}

/** The text of an error; a window that is too long has a text of its own. */
const problemOf = (error: Error) =>
  error instanceof ProblemError && error.fields['from']?.includes('window-too-long') === true
    ? texts.tooLong
    : error.message;

function Found({ found: { kinds, sample } }: { found: RedrivePreviewView }) {
  const first = sample[0];
  return (
    <div className="mt-4 grid grid-cols-1 gap-2 rounded-input bg-sunk p-4 text-14">
      <ul className="grid grid-cols-1 gap-1">
        {kinds.slice(0, 6).map(({ queue, consumer, messageType, count }) => (
          <li key={`${consumer} ${messageType}`} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">
              <span className="font-strong">{queue ?? operations.unknown}</span> {messageType}
            </span>
            <span>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
      {first && (
        <p className="line-clamp-3 break-words text-muted">
          {texts.sample}: {first.webstore?.name ?? first.subjectId}
          {first.lastError !== null && `, ${first.lastError}`}
        </p>
      )}
    </div>
  );
}
