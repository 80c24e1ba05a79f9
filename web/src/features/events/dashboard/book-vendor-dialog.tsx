import { useState } from 'react';
import type { ListingCardView } from '#contracts/directory/directory.views.js';
import type { EventVendor } from '#contracts/events/event.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { eventDashboard } from '../../../texts/events.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Modal } from '../../../ui/modal.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';

const texts = eventDashboard.booked.dialog;
/** The option for a vendor who is not on the site. */
const someoneElse = 'someone-else';
const longestNickname = 120;

interface BookVendorDialogProps {
  saved: readonly ListingCardView[];
  categories: readonly CategoryView[];
  isSaving: boolean;
  onBook: (vendor: EventVendor) => unknown;
  onClose: () => void;
}

/** Marks a favorite as booked, or somebody who is not on the site, by name and category. */
export function BookVendorDialog({ saved, categories, isSaving, onBook, onClose }: BookVendorDialogProps) {
  const [chosen, setChosen] = useState<string | null>(saved.length === 0 ? someoneElse : null);
  const [nickname, setNickname] = useState('');
  const [categoryId, setCategoryId] = useState<number | null>(null);
  const [wasSent, setSent] = useState(false);
  const isOther = chosen === someoneElse;
  const vendor = bookedVendor(saved, chosen, { nickname: nickname.trim(), categoryId });
  const missing = (isMissing: boolean, text: string) => (wasSent && isMissing ? text : undefined);
  return (
    <Modal isOpen size="small" title={texts.title} close={texts.close} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (vendor) onBook(vendor);
        }}
      >
        <Select
          label={texts.vendor}
          placeholder={texts.choose}
          options={[...saved.map(({ id, name }) => ({ id, name })), { id: someoneElse, name: texts.someoneElse }]}
          value={chosen}
          onChange={setChosen}
          errorMessage={missing(chosen === null, texts.missing.vendor)}
        />
        {isOther && (
          <>
            <TextField
              label={texts.name}
              value={nickname}
              onChange={setNickname}
              maxLength={longestNickname}
              errorMessage={missing(nickname.trim() === '', texts.missing.name)}
            />
            <Select
              label={texts.category}
              placeholder={texts.chooseCategory}
              options={categories.filter(({ archived }) => !archived).map(({ id, name }) => ({ id, name }))}
              value={categoryId}
              onChange={setCategoryId}
              errorMessage={missing(categoryId === null, texts.missing.category)}
            />
          </>
        )}
        <FormActions submit={texts.save} isPending={isSaving} cancel={texts.cancel} onCancel={onClose} />
      </form>
    </Modal>
  );
}

/** Undefined as long as something is missing. */
function bookedVendor(
  saved: readonly ListingCardView[],
  chosen: string | null,
  other: { nickname: string; categoryId: number | null },
): EventVendor | undefined {
  const card = saved.find(({ id }) => id === chosen);
  if (card) return { categoryId: card.categoryId, webstoreId: card.id, nickname: null };
  const { nickname, categoryId } = other;
  if (chosen !== someoneElse || nickname === '' || categoryId === null) return undefined;
  return { categoryId, webstoreId: null, nickname };
}
