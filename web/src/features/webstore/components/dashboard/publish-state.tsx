import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { MissingForPublish } from '../editor/missing-for-publish.js';
import { PublishProgress } from '../publish-progress.js';
import { pathsOfEditor } from '../editor/section-states.js';
import { usePublication } from '../../use-publication.js';
import type { Publishing } from '../../use-publish.js';

const texts = dashboard.changes;

interface PublishStateProps {
  draft: WebstoreDraftView;
  publishing: Publishing;
  directoryPath: string;
}

/** The progress of the last publish, and the changes saved since. */
export function PublishState({ draft, publishing, directoryPath }: PublishStateProps) {
  const progress = usePublication(draft);
  return (
    <div className="grid gap-3">
      {progress?.isAsking === true && (
        <div role="status">
          <p className="sr-only">{dashboard.checking}</p>
          <Skeleton className="h-32 rounded-card" />
        </div>
      )}
      {progress?.isAsking === false && (
        <PublishProgress publication={progress.publication} isSlow={progress.isSlow} directoryPath={directoryPath} />
      )}
      {draft.publishStatus === 'Unpublished Changes' && <Changes draft={draft} publishing={publishing} />}
    </div>
  );
}

function Changes({ draft, publishing: { publish, isPublishing } }: Omit<PublishStateProps, 'directoryPath'>) {
  const { missingForPublish } = draft;
  return (
    <section
      aria-label={texts.title}
      className="grid gap-4 rounded-card border border-hairline bg-surface p-4 tablet:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-baseline gap-3 text-14">
          <span className="size-2 shrink-0 rounded-full bg-amber" aria-hidden />
          {texts.text}
        </p>
        <div className="flex gap-2 max-tiny:grid max-phone:w-full">
          <ButtonLink to={pathsOfEditor(undefined).preview} size="small">
            {texts.review}
          </ButtonLink>
          <Button
            kind="primary"
            size="small"
            className="max-phone:grow"
            isDisabled={missingForPublish.length > 0}
            isPending={isPublishing}
            onPress={publish}
          >
            {texts.publish}
          </Button>
        </div>
      </div>
      <MissingForPublish missing={missingForPublish} />
    </section>
  );
}
