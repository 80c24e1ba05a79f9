import type { FaqContent } from '#contracts/webstore/faqs-section.js';
import { sections } from '#contracts/webstore/sections.js';
import { charactersIn } from '../../../base/characters-in.js';
import { FormField } from '../../../forms/form-field.js';
import { editLists } from '../../../texts/edit-lists.js';
import { editor } from '../../../texts/editor.js';
import { faqs as texts } from '../../../texts/sections/faqs.js';
import { TextArea } from '../../../ui/text-area.js';
import { ListSectionPage, type ListSection } from '../components/editor/list-section.js';
import { QuestionField } from '../components/editor/question-field.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { FaqsSection } from '../components/public/faqs-section.js';

const mostCharacters = 240;

const faqs: ListSection<'faqs', FaqContent> = {
  name: 'faqs',
  keyOf: ({ id }) => id,
  blank: () => ({ id: crypto.randomUUID(), question: '', answer: '' }),
  titleOf: ({ question }) => (question.trim() === '' ? texts.untitled : question),
  noteOf: ({ answer }) => answer,
  words: texts,
  seenByFields: (items) => items.map(({ question }) => question),
  fields: ({ control, index, items, draft }) => (
    <>
      <FormField
        control={control}
        name={`faqs.${index}.question`}
        render={({ value, onChange, errorMessage }) => (
          <QuestionField
            draft={draft}
            value={value}
            onChange={onChange}
            answered={items.map(({ question }) => question)}
            errorMessage={errorMessage}
          />
        )}
      />
      <FormField
        control={control}
        name={`faqs.${index}.answer`}
        render={(field) => (
          <TextArea
            {...field}
            rows={4}
            label={texts.answer}
            description={texts.answerHelp}
            counter={editLists.counter(charactersIn(field.value), mostCharacters)}
          />
        )}
      />
    </>
  ),
  preview: (items) => {
    const shown = items
      .filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
      .map((item, ordinal) => ({ ...item, ordinal }));
    return shown.length === 0 ? <p className="py-6 text-muted">{editor.previewEmpty}</p> : <FaqsSection faqs={shown} />;
  },
};

/** The vendor's questions and answers (WS-12, WS-106, WS-107). */
export default function EditFaqsPage() {
  return (
    <EditedDraft heading={sections.faqs.title}>
      {(draft) => <ListSectionPage key={draft.id} section={faqs} opened={draft} />}
    </EditedDraft>
  );
}
