import { useMemo } from 'react';
import { useDebounce } from 'use-debounce';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { webstorePage } from '../../../../texts/webstore-page.js';
import { PriceSigns } from '../../../../ui/price-signs.js';
import type { AboutValues } from '../../about-values.js';
import { chosenCategories, previewedFacts } from '../../previewed-facts.js';
import { placeOf } from '../../webstore-facts.js';
import { AboutSection } from '../public/about-section.js';
import { PreviewColumn } from './preview-column.js';
import { PreviewFrame } from './preview-frame.js';

/** Debounce of the preview in milliseconds. */
const previewDelay = 250;

interface AboutPreviewProps {
  draft: WebstoreDraftView;
  values: AboutValues;
  catalogue: readonly CategoryView[];
}

/** The head of the page and its first section with the values of the form; beside it, if there is space. */
export function AboutPreview({ draft, values, catalogue }: AboutPreviewProps) {
  const [typed] = useDebounce(values, previewDelay, { equalityFn: isSameJson });
  const content = useMemo(
    () => <Content draft={{ ...draft, ...typed }} catalogue={catalogue} />,
    [draft, typed, catalogue],
  );
  return (
    <section aria-label={texts.preview} className="max-full:hidden">
      <PreviewColumn title={texts.preview}>
        <PreviewFrame title={texts.preview}>{content}</PreviewFrame>
      </PreviewColumn>
    </section>
  );
}

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function Content({ draft, catalogue }: Omit<AboutPreviewProps, 'values'>) {
  const facts = previewedFacts(draft, catalogue);
  const [category] = chosenCategories(draft, catalogue);
  return (
    <>
      <div className="pt-6">
        <p className="display-28 wrap-anywhere">{draft.name.trim() === '' ? texts.previewPage.unnamed : draft.name}</p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-14 text-muted">
          {category && <span>{webstorePage.categoryIn(category.name, placeOf(facts))}</span>}
          {draft.displayPriceTier && draft.priceTier !== null && <PriceSigns tier={draft.priceTier} />}
        </p>
      </div>
      <AboutSection webstore={{ ...facts, businessDescription: draft.businessDescription }} />
    </>
  );
}
