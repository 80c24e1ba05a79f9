import type { ReactNode } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CloudOff, RotateCw } from 'lucide-react';
import type { DocumentView } from '#contracts/content/content.views.js';
import { formatDay } from '../../../base/format.js';
import { useServices } from '../../../lib/services.js';
import { site } from '../../../texts/site.js';
import { terms as texts } from '../../../texts/terms.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { termsQuery } from '../terms-query.js';
import { LinkedText } from './linked-text.js';

interface TermsDocumentProps {
  title: string;
  lead: string;
  /** Below the text, as soon as it is loaded. */
  children?: ReactNode;
}

/** The complete terms of vendors, under a heading of their page (ID-126, CNT-7). */
export function TermsDocument({ title, lead, children }: TermsDocumentProps) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(termsQuery(api));
  return (
    <VersionedText title={title} lead={lead} document={data} {...{ error, isFetching, refetch }}>
      {children}
    </VersionedText>
  );
}

interface VersionedTextProps extends TermsDocumentProps, Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> {
  /** Absent until it is loaded. */
  document: DocumentView | undefined;
}

/** A text with its version and date, section by section. */
export function VersionedText(props: VersionedTextProps) {
  const { title, lead, children, document: terms, error, isFetching, refetch } = props;
  return (
    <article className="wrap max-w-220 pt-10 pb-24 desk:pt-14">
      <h1 className="display-36 desk:display-48">{title}</h1>
      <p className="mt-4 max-w-prose text-18 text-muted">{lead}</p>
      {terms && <Sections {...terms} />}
      {terms && children !== undefined && <div className="mt-10">{children}</div>}
      {!terms && error && (
        <div className="mt-10">
          <StatePanel
            icon={CloudOff}
            tone="problem"
            title={texts.failed}
            text={error.message}
            actions={
              <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
                {!isFetching && <RotateCw className="size-4" aria-hidden />}
                {site.tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {!terms && !error && <OnItsWay />}
    </article>
  );
}

function Sections({ version, date, sections }: DocumentView) {
  return (
    <>
      <p className="mt-4 text-14 text-muted">{texts.version(version, formatDay(date))}</p>
      <div className="mt-10 divide-y divide-hairline border-y border-hairline">
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-x-10 gap-y-3 py-8 desk:grid-cols-[1fr_2fr]">
            <h2 className="display-22">{heading}</h2>
            <div className="grid max-w-prose gap-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} />
                </p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

function OnItsWay() {
  return (
    <div className="mt-10 grid gap-6">
      <p role="status" className="sr-only">
        {site.loading}
      </p>
      {['first', 'second', 'third'].map((section) => (
        <Skeleton key={section} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
