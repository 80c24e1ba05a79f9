import type { AwardContent } from '#contracts/webstore/awards-section.js';
import { sections } from '#contracts/webstore/sections.js';
import { FormField } from '../../../forms/form-field.js';
import { editor } from '../../../texts/editor.js';
import { awards as texts } from '../../../texts/sections/awards.js';
import { TextField } from '../../../ui/text-field.js';
import { ListSectionPage, type ListSection } from '../components/editor/list-section.js';
import { PictureChoice } from '../components/editor/picture-choice.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { AwardsSection } from '../components/public/awards-section.js';
import { awardViews } from '../complete-items.js';

const awards: ListSection<'awards', AwardContent> = {
  name: 'awards',
  keyOf: ({ id }) => id,
  blank: () => ({ id: crypto.randomUUID(), name: '', link: '', imageId: null }),
  titleOf: ({ name }) => (name.trim() === '' ? texts.untitled : name),
  noteOf: ({ link }) => link,
  words: texts,
  fields: ({ control, index, draft }) => (
    <>
      <FormField
        control={control}
        name={`awards.${index}.name`}
        render={(field) => <TextField {...field} label={texts.name} autoComplete="off" />}
      />
      <FormField
        control={control}
        name={`awards.${index}.link`}
        render={(field) => (
          <TextField {...field} label={texts.link} description={texts.linkHelp} type="url" autoComplete="off" />
        )}
      />
      <FormField
        control={control}
        name={`awards.${index}.imageId`}
        render={({ value, onChange }) => (
          <PictureChoice category="awards" draft={draft} value={value} onChange={onChange} />
        )}
      />
    </>
  ),
  preview: (items, draft) => {
    const shown = awardViews(items, draft);
    return shown.length === 0 ? (
      <p className="py-6 text-muted">{editor.previewEmpty}</p>
    ) : (
      <AwardsSection awards={shown} />
    );
  },
};

/** The vendor's awards (WS-10, WS-113). */
export default function EditAwardsPage() {
  return (
    <EditedDraft heading={sections.awards.title}>
      {(draft) => <ListSectionPage key={draft.id} section={awards} opened={draft} />}
    </EditedDraft>
  );
}
