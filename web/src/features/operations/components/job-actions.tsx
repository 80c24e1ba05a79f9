import { operationsRoutes } from '#contracts/operations/operations.routes.js';
import type { JobView } from '#contracts/operations/operations.views.js';
import type { JobAction } from '#contracts/operations/operations-words.js';
import { useServices } from '../../../lib/services.js';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { ReasonButton } from './reason-button.js';

const texts = operationsJobs.job;
const routes = {
  retry: operationsRoutes.retryJob,
  promote: operationsRoutes.promoteJob,
  discard: operationsRoutes.discardJob,
} as const satisfies Record<JobAction, unknown>;
const order: JobAction[] = ['retry', 'promote', 'discard'];

interface JobActionsProps {
  view: JobView;
  onDone: (action: JobAction) => void;
}

/** The actions that the state of a job allows; the first one is the most likely. */
export function JobActions({ view: { job, actions }, onDone }: JobActionsProps) {
  const { api } = useServices();
  const possible = order.filter((action) => actions.includes(action));
  return possible.map((action, nth) => (
    <ReasonButton
      key={action}
      name={texts.actions[action]}
      size="large"
      kind={action === 'discard' ? 'danger' : nth === 0 ? 'primary' : 'line'}
      ask={{ ...texts.ask[action], confirm: texts.actions[action] }}
      isLoss={action === 'discard'}
      run={(reason) => api.call(routes[action], { params: { id: job.id }, body: { reason } })}
      onDone={() => onDone(action)}
    />
  ));
}
