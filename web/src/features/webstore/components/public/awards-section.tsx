import { Award } from 'lucide-react';
import type { AwardView } from '#contracts/webstore/awards-section.js';
import type { SectionPictureView } from '#contracts/webstore/section-picture.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Picture } from '../../../../ui/picture.js';
import { SliderList } from '../../../../ui/slider-list.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { linkHref } from '../../link-href.js';
import { FlaggedPicture } from './flagged-picture.js';
import { PageSection } from './page-section.js';

/** The awards of a business. */
export function AwardsSection({ awards }: { awards: readonly AwardView[] }) {
  return (
    <PageSection id="webstore-awards" title={texts.awards}>
      <SliderList label={texts.awards} className="desk:grid desk:divide-y desk:divide-hairline">
        {awards.map(({ id, name, link, image }) => (
          <li key={id} className="flex items-center gap-5 desk:py-4 desk:first:pt-0">
            <AwardPicture picture={image} />
            {link === '' ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <a
                href={linkHref(link)}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={`${textLinkStyle} wrap-anywhere`}
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </SliderList>
    </PageSection>
  );
}

function AwardPicture({ picture }: { picture: SectionPictureView | null }) {
  if (picture?.isFlagged === true) {
    return (
      <div className="w-56 max-w-full shrink-0">
        <FlaggedPicture imageId={picture.pictureId} picture={picture} />
      </div>
    );
  }
  return (
    <span className="relative grid size-12 shrink-0 place-items-center overflow-hidden rounded-full border border-hairline bg-surface text-plum">
      {picture ? <Picture picture={picture} sizes="48px" /> : <Award className="size-5" aria-hidden />}
    </span>
  );
}
