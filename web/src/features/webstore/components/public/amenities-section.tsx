import { Check } from 'lucide-react';
import type { AmenityGroupView } from '#contracts/webstore/webstore.views.js';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { PageSection } from './page-section.js';

/** The services of a business by type, in three columns (WS-215); types without an answer have a text (WS-216). */
export function AmenitiesSection({ groups }: { groups: readonly AmenityGroupView[] }) {
  return (
    <PageSection id="webstore-amenities" title={texts.amenities}>
      {groups.length === 0 && <p className="text-muted">{texts.noInformation}</p>}
      <div className="grid gap-x-8 gap-y-10 tablet:grid-cols-2 desk:grid-cols-3">
        {groups.map(({ id, name, services }) => (
          <section key={id}>
            <h3 className="mb-2 text-14 font-strong">{name}</h3>
            {services.length === 0 && <p className="text-muted">{texts.noInformation}</p>}
            <ul>
              {services.map((service) => (
                <li key={service} className="flex gap-3 py-1">
                  <Check className="mt-1 size-4 shrink-0 text-sage-ink" aria-hidden />
                  {service}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  );
}
