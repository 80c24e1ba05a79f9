import { Link } from 'react-router-dom';
import type { PartnerView } from '#contracts/webstore/partners-section.js';
import { formatPlace } from '../../../../base/format.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Picture } from '../../../../ui/picture.js';
import { SliderList } from '../../../../ui/slider-list.js';
import { PageSection } from './page-section.js';

interface PartnersSectionProps {
  partners: readonly PartnerView[];
  /** Whether a partner's page opens in a new tab, as in the preview (WS-130). */
  opensTabs?: boolean;
}

/** Businesses that this one recommends. */
export function PartnersSection({ partners, opensTabs = false }: PartnersSectionProps) {
  return (
    <PageSection id="webstore-partners" title={texts.partners}>
      <SliderList label={texts.partners} className="gap-x-6 gap-y-8 desk:grid desk:grid-cols-3">
        {partners.map(({ partnerId, name, url, coverPhoto, categoryName, city, state, description }) => (
          <li key={partnerId}>
            <Link to={`/${url}`} {...(opensTabs && { target: '_blank' })} className="group block">
              <span className="relative block aspect-4/3 overflow-hidden rounded-card bg-blush-soft">
                <Picture picture={coverPhoto} sizes="(min-width: 815px) 280px, 80vw" />
              </span>
              <span className="display-18 mt-3 block wrap-anywhere group-hover:text-plum">{name}</span>
              <span className="block text-14 text-muted">
                {texts.categoryIn(categoryName, formatPlace(city, state))}
              </span>
            </Link>
            <p className="mt-1 text-14 wrap-anywhere">{description}</p>
          </li>
        ))}
      </SliderList>
    </PageSection>
  );
}
