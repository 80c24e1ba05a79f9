import { operationsJobs } from '../../../texts/operations-jobs.js';
import { JobBrowser } from '../components/job-browser.js';
import { PageFrame } from '../components/page-frame.js';

const texts = operationsJobs.jobs;

/** Jobs of all queues: where a search by id, webstore or vendor leads. */
export default function JobsPage() {
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <JobBrowser />
    </PageFrame>
  );
}
