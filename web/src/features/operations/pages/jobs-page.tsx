import { operationsJobs } from '../../../texts/operations-jobs.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { JobBrowser } from '../components/job-browser.js';

const texts = operationsJobs.jobs;

/** Jobs of all queues: where a search by id, webstore or vendor leads. */
export default function JobsPage() {
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <JobBrowser />
    </PageFrame>
  );
}
