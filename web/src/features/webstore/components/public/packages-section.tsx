import { Check } from 'lucide-react';
import type { PackageView } from '#contracts/webstore/packages-section.js';
import type { SectionPictureView } from '#contracts/webstore/section-picture.js';
import { formatDollars } from '../../../../base/format.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Picture } from '../../../../ui/picture.js';
import { SliderList } from '../../../../ui/slider-list.js';
import { ClampedText } from './clamped-text.js';
import { FlaggedPicture } from './flagged-picture.js';
import { PageSection } from './page-section.js';

/** For a clamp of five lines. */
const fits = { phone: 150, wide: 300 };

/** Packages with prices: rows on wide screens, a slider on small ones; five lines of each (WS-211, WS-212). */
export function PackagesSection({ packages }: { packages: readonly PackageView[] }) {
  return (
    <PageSection id="webstore-packages" title={texts.packages}>
      <SliderList label={texts.packages} className="desk:grid desk:divide-y desk:divide-hairline">
        {packages.map((one) => (
          <li key={one.id} className="desk:flex desk:gap-8 desk:py-7 desk:first:pt-0">
            {one.image && <PackagePicture picture={one.image} />}
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="display-22 wrap-anywhere">{one.name}</h3>
                <p className="font-strong">{formatDollars(one.price)}</p>
              </div>
              <ClampedText text={one.description} clamp="line-clamp-5" className="mt-1" fits={fits} />
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

const pictureBox = 'shrink-0 self-start max-desk:mb-4 desk:w-56';

function PackagePicture({ picture }: { picture: SectionPictureView }) {
  if (picture.isFlagged === true) {
    return (
      <div className={pictureBox}>
        <FlaggedPicture imageId={picture.pictureId} picture={picture} />
      </div>
    );
  }
  return (
    <div className={`relative aspect-4/3 overflow-hidden rounded-card bg-blush-soft ${pictureBox}`}>
      <Picture picture={picture} sizes="(min-width: 815px) 224px, 80vw" alt={picture.alt} />
    </div>
  );
}
