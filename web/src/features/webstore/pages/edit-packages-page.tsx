import { sections } from '#contracts/webstore/sections.js';
import { charactersIn } from '../../../base/characters-in.js';
import { FormField } from '../../../forms/form-field.js';
import { formatDollars } from '../../../base/format.js';
import { editLists } from '../../../texts/edit-lists.js';
import { editor } from '../../../texts/editor.js';
import { packages as texts } from '../../../texts/sections/packages.js';
import { NumberField } from '../../../ui/number-field.js';
import { TextArea } from '../../../ui/text-area.js';
import { TextField } from '../../../ui/text-field.js';
import { InclusionFields } from '../components/editor/inclusion-fields.js';
import { ListSectionPage, type ListSection } from '../components/editor/list-section.js';
import { PictureChoice } from '../components/editor/picture-choice.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { PackagesSection } from '../components/public/packages-section.js';
import { packageViews, type TypedPackage } from '../complete-items.js';

const mostCharacters = 240;

const packages: ListSection<'packages', TypedPackage> = {
  name: 'packages',
  keyOf: ({ id }) => id,
  blank: () => ({ id: crypto.randomUUID(), name: '', price: null, description: '', inclusions: [''], imageId: null }),
  asSent: (item) => ({ ...item, inclusions: item.inclusions.filter((line) => line.trim() !== '') }),
  titleOf: ({ name }) => (name.trim() === '' ? texts.untitled : name),
  noteOf: ({ inclusions }) => inclusions.filter((line) => line.trim() !== '').join(', '),
  asideOf: ({ price }) => price !== null && <span className="font-strong">{formatDollars(price)}</span>,
  words: texts,
  fields: ({ control, index, draft }) => (
    <>
      <FormField
        control={control}
        name={`packages.${index}.name`}
        render={(field) => <TextField {...field} label={texts.name} autoComplete="off" />}
      />
      <FormField
        control={control}
        name={`packages.${index}.price`}
        render={(field) => <NumberField {...field} label={texts.price} isMoney />}
      />
      <FormField
        control={control}
        name={`packages.${index}.description`}
        render={(field) => (
          <TextArea
            {...field}
            rows={4}
            label={texts.description}
            description={texts.descriptionHelp}
            counter={editLists.counter(charactersIn(field.value), mostCharacters)}
          />
        )}
      />
      <FormField
        control={control}
        name={`packages.${index}.inclusions`}
        render={({ value, onChange, errorMessage }) => (
          <InclusionFields value={value} onChange={onChange} errorMessage={errorMessage} />
        )}
      />
      <FormField
        control={control}
        name={`packages.${index}.imageId`}
        render={({ value, onChange }) => (
          <PictureChoice category="packages" draft={draft} value={value} onChange={onChange} />
        )}
      />
    </>
  ),
  preview: (items, draft) => {
    const shown = packageViews(items, draft);
    return shown.length === 0 ? (
      <p className="py-6 text-muted">{editor.previewEmpty}</p>
    ) : (
      <PackagesSection packages={shown} />
    );
  },
};

/** The vendor's packages (WS-11, WS-104). */
export default function EditPackagesPage() {
  return (
    <EditedDraft heading={sections.packages.title}>
      {(draft) => <ListSectionPage key={draft.id} section={packages} opened={draft} />}
    </EditedDraft>
  );
}
