import { operationsJobs } from '../../../texts/operations-jobs.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { JobBrowser } from '../components/job-browser.js';

const texts = operationsJobs.jobs;

/** The jobs of all queues; searches by id, webstore or vendor lead here. */
export default function JobsPage() {
  return (
    <PageFrame title={texts.title} lead={texts.lead}>
      <JobBrowser />
    </PageFrame>
  );
}
