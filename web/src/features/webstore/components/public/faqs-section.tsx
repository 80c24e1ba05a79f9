import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button as Trigger } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import type { FaqView } from '#contracts/webstore/webstore.views.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { focusRing } from '../../../../ui/focus-ring.js';
import { PageSection } from './page-section.js';

const shownFirst = 5;

/** Five questions, then all of them (WS-214); the first is open. */
export function FaqsSection({ faqs }: { faqs: readonly FaqView[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? faqs : faqs.slice(0, shownFirst);
  return (
    <PageSection id="webstore-faqs" title={texts.faqs}>
      <div className="border-b border-hairline">
        {shown.map(({ id, question, answer }, nth) => (
          <Disclosure key={id} defaultExpanded={nth === 0} className="group/faq border-t border-hairline">
            <Heading level={3}>
              <Trigger
                slot="trigger"
                className={`${focusRing} -outline-offset-2! flex w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-medium wrap-anywhere hover:text-plum`}
              >
                {question}
                <Plus className="size-5 shrink-0 text-plum group-data-expanded/faq:hidden" aria-hidden />
                <Minus className="hidden size-5 shrink-0 text-plum group-data-expanded/faq:block" aria-hidden />
              </Trigger>
            </Heading>
            <DisclosurePanel>
              <p className="max-w-[64ch] pb-5 wrap-anywhere whitespace-pre-line text-muted">{answer}</p>
            </DisclosurePanel>
          </Disclosure>
        ))}
      </div>
      {faqs.length > shownFirst && (
        <Button kind="quiet" size="small" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)} className="mt-3">
          {isWhole ? texts.viewLess : texts.viewMore(faqs.length - shownFirst)}
        </Button>
      )}
    </PageSection>
  );
}
