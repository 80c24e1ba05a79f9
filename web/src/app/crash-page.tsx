import { site } from '../texts/site.js';
import { Button } from '../ui/button.js';
import { PageTitle } from '../ui/page-title.js';

/** A page that failed to load or to render. */
export function CrashPage() {
  return (
    <div role="alert" className="wrap py-24">
      <PageTitle title={site.crashed.title} />
      <h1 className="display-36">{site.crashed.title}</h1>
      <p className="mt-3 mb-8 text-muted">{site.crashed.text}</p>
      <Button kind="primary" onPress={() => window.location.reload()}>
        {site.crashed.reload}
      </Button>
    </div>
  );
}
