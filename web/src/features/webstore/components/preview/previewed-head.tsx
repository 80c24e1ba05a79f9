import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { editor as texts } from '../../../../texts/editor.js';
import { webstorePage } from '../../../../texts/webstore-page.js';
import { PriceSigns } from '../../../../ui/price-signs.js';
import { chosenCategories } from '../../previewed-facts.js';
import { placeOf } from '../../webstore-facts.js';

interface PreviewedHeadProps {
  draft: WebstoreDraftView;
  catalogue: readonly CategoryView[];
}

/** Name, trade, place and price, as at the top of the public page. */
export function PreviewedHead({ draft, catalogue }: PreviewedHeadProps) {
  const [category] = chosenCategories(draft, catalogue);
  return (
    <div className="py-6">
      <p className="display-28 desk:display-36">{draft.name.trim() === '' ? texts.previewPage.unnamed : draft.name}</p>
      <p className="mt-2 flex flex-wrap gap-x-3 text-muted">
        {category && <span>{webstorePage.categoryIn(category.name, placeOf(draft))}</span>}
        {draft.displayPriceTier && draft.priceTier !== null && <PriceSigns tier={draft.priceTier} />}
      </p>
    </div>
  );
}
