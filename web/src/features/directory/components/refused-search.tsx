import { MapPin, Search, Shapes } from 'lucide-react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { directory as texts } from '../../../texts/directory.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { writeSearchAddress, type SearchAddress } from '../search-address.js';
import type { Refusal } from '../wanted-search.js';

/** An address that cannot be searched: the error, and a link to the most similar valid one. */
export function RefusedSearch({ refusal, address }: { refusal: Refusal; address: SearchAddress }) {
  if (refusal === 'short-name') return <StatePanel icon={Search} {...texts.shortName} />;
  const { unknownPlace, unknownCategory, empty } = texts;
  const without = { ...address, [refusal === 'unknown-place' ? 'place' : 'category']: undefined };
  const actions = (
    <>
      <ButtonLink to={writeSearchAddress({ ...without, sort: 'recommended', page: 1 })} kind="primary">
        {refusal === 'unknown-place' ? empty.everywhere : unknownCategory.allCategories}
      </ButtonLink>
      <ButtonLink to={pagePaths.vendors}>{empty.allVendors}</ButtonLink>
    </>
  );
  return refusal === 'unknown-place' ? (
    <StatePanel
      icon={MapPin}
      title={unknownPlace.title}
      text={unknownPlace.text(address.place ?? '')}
      actions={actions}
    />
  ) : (
    <StatePanel
      icon={Shapes}
      title={unknownCategory.title}
      text={unknownCategory.text(address.category ?? '')}
      actions={actions}
    />
  );
}
