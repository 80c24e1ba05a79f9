import { Check } from 'lucide-react';
import { useState } from 'react';
import type { PackageView } from '#contracts/webstore/webstore.views.js';
import { formatDollars } from '../../../../lib/format.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { Picture } from '../../../../ui/picture.js';
import { SliderList } from '../../../../ui/slider-list.js';
import { PageSection } from './page-section.js';

/** What can be had for how much: rows on wide screens, a slider on small ones (WS-211). */
export function PackagesSection({ packages }: { packages: readonly PackageView[] }) {
  return (
    <PageSection id="webstore-packages" title={texts.packages}>
      <SliderList label={texts.packages} className="desk:grid desk:divide-y desk:divide-hairline">
        {packages.map((one) => (
          <li key={one.id} className="desk:flex desk:gap-8 desk:py-7 desk:first:pt-0">
            {one.image && (
              <div className="relative aspect-4/3 shrink-0 self-start overflow-hidden rounded-card bg-blush-soft max-desk:mb-4 desk:w-56">
                <Picture picture={one.image} sizes="(min-width: 815px) 224px, 80vw" alt={one.image.alt} />
              </div>
            )}
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="display-22 wrap-anywhere">{one.name}</h3>
                <p className="font-strong tabular-nums">{formatDollars(one.price)}</p>
              </div>
              <Description text={one.description} />
              <ul className="mt-3 grid gap-x-6 gap-y-1 text-14 text-muted tablet:grid-cols-2">
                {one.inclusions.map((inclusion, nth) => (
                  <li key={nth} className="flex gap-2">
                    <Check className="mt-0.5 size-4 shrink-0 text-sage-ink" aria-hidden />
                    {inclusion}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </SliderList>
    </PageSection>
  );
}

/** Characters that five lines of a phone hold about. */
const long = 190;

/** At most five lines until somebody asks for the rest (WS-212). */
function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <p
        className={`mt-1 wrap-anywhere whitespace-pre-line ${isWhole ? '' : 'line-clamp-5 noscript:line-clamp-none!'}`}
      >
        {text}
      </p>
      {text.length > long && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
          className="desk:hidden noscript:hidden"
        >
          {isWhole ? texts.showLess : texts.readMore}
        </Button>
      )}
    </>
  );
}
