import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Printer, ShieldCheck } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { useServices } from '../../../lib/services.js';
import { editInserts as texts, editStore } from '../../../texts/edit-store.js';
import { Button } from '../../../ui/button.js';
import { buttonStyle } from '../../../ui/button-style.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { SectionPage } from '../components/editor/section-page.js';
import { pathsOfEditor } from '../components/editor/section-states.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { InsertCard } from '../components/store/insert-card.js';
import { insertsQuery } from '../retail-stores-query.js';
import type { SectionForm } from '../section-form.js';
import { useSectionEditor } from '../use-section-editor.js';

/** The page on which vendors order the printed cards for the retailer's store (WS-125). */
export default function EditInsertsPage() {
  return (
    <EditedDraft heading={texts.heading}>{(draft) => <InsertsEditor key={draft.id} opened={draft} />}</EditedDraft>
  );
}

/** The inserts have no field of the draft: the page publishes the changes of other sections. */
const noFields: SectionForm<Record<never, never>> = { fields: [], valuesOf: () => ({}) };

function InsertsEditor({ opened }: { opened: WebstoreDraftView }) {
  const editor = useSectionEditor(noFields, opened);
  const { draft } = editor;
  return (
    <>
      <SectionPage section="inserts" draft={draft} heading={texts.heading} lead={texts.lead}>
        <Inserts draft={draft} />
      </SectionPage>
      <SaveBar save={{ onPress: () => undefined }} editor={editor} idle={texts.idle} />
    </>
  );
}

function Inserts({ draft }: { draft: WebstoreDraftView }) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(insertsQuery(api, draft.id));
  if (error) {
    return (
      <LoadFailed title={texts.failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
  if (data.orderUrl === null) {
    return <StatePanel icon={Printer} title={texts.unavailable.title} text={texts.unavailable.text} />;
  }
  return (
    <div className="grid gap-10">
      <div className="grid overflow-hidden rounded-card bg-blush-soft tablet:grid-cols-2">
        <Order draft={draft} url={data.orderUrl} />
        <InsertCard draft={draft} />
      </div>
      <HandedOutAt draft={draft} />
      <HowItWorks />
    </div>
  );
}

function Order({ draft, url }: { draft: WebstoreDraftView; url: string }) {
  return (
    <div className="grid content-center justify-items-start p-6 max-tablet:order-2 desk:p-10">
      <h2 className="display-28">{texts.title}</h2>
      <p className="mt-3">
        {texts.text} {draft.preferredStore && texts.handedOut(draft.preferredStore.storeName)}
      </p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ kind: 'primary', className: 'mt-6' })}
      >
        {texts.order}
        <ExternalLink className="size-4" aria-hidden />
        <span className="sr-only">{texts.newTab}</span>
      </a>
      <p className="mt-3 text-14 text-muted wrap-anywhere">{texts.opens(new URL(url).host)}</p>
      <p className="mt-4 flex gap-2 text-14 text-muted">
        <ShieldCheck className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
        {texts.privacy}
      </p>
      <CopyLink url={url} />
    </div>
  );
}

/** For browsers that block new tabs. */
function CopyLink({ url }: { url: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.notCopied);
    }
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-2 text-14">
      <span>{texts.blocked.title}</span>
      <Button kind="quiet" size="small" className="px-0" onPress={() => void copy()}>
        {texts.blocked.copy}
      </Button>
      <span role="status" className="text-muted">
        {said}
      </span>
    </div>
  );
}

function HandedOutAt({ draft: { preferredStore } }: { draft: WebstoreDraftView }) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  return (
    <p className="rounded-card border border-hairline bg-surface p-5 text-14">
      {preferredStore ? `${preferredStore.storeName}, ${editStore.addressOf(preferredStore)}` : texts.chooseFirst}{' '}
      <Link to={paths.store} className={textLinkStyle}>
        {preferredStore ? editStore.another : texts.chooseStore}
      </Link>
    </p>
  );
}

const HowItWorks = () => (
  <section>
    <h2 className="display-22">{texts.how}</h2>
    <ol className="mt-4 divide-y divide-hairline border-t border-hairline">
      {texts.steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-6 py-5">
          <span className="w-8 shrink-0 display-28 text-plum" aria-hidden>
            {index + 1}
          </span>
          <div>
            <h3 className="font-strong">{title}</h3>
            <p className="text-14 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
