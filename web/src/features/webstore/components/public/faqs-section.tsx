import { useState } from 'react';
import type { FaqView } from '#contracts/webstore/faqs-section.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Accordion } from '../../../../ui/accordion.js';
import { Button } from '../../../../ui/button.js';
import { PageSection } from './page-section.js';

const shownFirst = 5;

/** Five questions, then all of them (WS-214); the first is open. */
export function FaqsSection({ faqs }: { faqs: readonly FaqView[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <PageSection id="webstore-faqs" title={texts.faqs}>
      <Accordion
        allowsSeveral
        open={faqs.slice(0, 1).map(({ id }) => id)}
        parts={faqs.map(({ id, question, answer }, nth) => ({
          id,
          title: question,
          isPutAway: !isWhole && nth >= shownFirst,
          content: <p className="max-w-[64ch] wrap-anywhere whitespace-pre-line">{answer}</p>,
        }))}
      />
      {faqs.length > shownFirst && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
          className="mt-3 noscript:hidden!"
        >
          {isWhole ? texts.viewLess : texts.viewMore(faqs.length - shownFirst)}
        </Button>
      )}
    </PageSection>
  );
}
