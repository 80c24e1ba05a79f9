import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import type { SectionName } from '#contracts/webstore/sections.js';
import { sectionExamples as examples } from '../../../../texts/section-examples.js';
import { AwardsSection } from '../public/awards-section.js';
import { FaqsSection } from '../public/faqs-section.js';
import { PackagesSection } from '../public/packages-section.js';
import { ReviewsSection } from '../public/reviews-section.js';
import { StoreSection } from '../public/store-section.js';

/** The sections that some plans do not include. */
const contents: Partial<Record<SectionName, ReactNode>> = {
  packages: <PackagesSection packages={examples.packages} />,
  faqs: <FaqsSection faqs={examples.faqs} />,
  awards: <AwardsSection awards={examples.awards} />,
  reviews: <ReviewsSection place={examples.reviews} />,
  store: <StoreSection store={examples.store} />,
};

/** An example of a locked section: blurred, so that nobody takes it for their own content. */
export function SectionExample({ section }: { section: SectionName }) {
  return (
    <div className="relative">
      <div inert aria-hidden className="overflow-hidden rounded-card bg-surface px-5 opacity-70 blur-xs select-none">
        {contents[section]}
      </div>
      <p className="absolute inset-0 grid place-items-center">
        <span className="inline-flex items-center gap-2 rounded-full bg-blush px-4 py-2 text-14 font-strong text-plum-dark">
          <Lock className="size-4" strokeWidth={1.75} aria-hidden />
          {examples.label}
        </span>
      </p>
    </div>
  );
}
