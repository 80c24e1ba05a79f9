import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { categoriesQuery } from '../../../../lib/categories-query.js';
import { useServices } from '../../../../lib/services.js';
import { faqs as texts } from '../../../../texts/sections/faqs.js';
import { Select } from '../../../../ui/select.js';
import { TextField } from '../../../../ui/text-field.js';
import { faqOptionsQuery } from '../../api.js';

const own = 'own';

interface QuestionFieldProps {
  draft: WebstoreDraftView;
  value: string;
  onChange: (question: string) => void;
  /** Questions in the list, which are marked as answered. */
  answered: readonly string[];
  errorMessage: string | undefined;
}

/** A question: a preset one, or the vendor's own (WS-12). */
export function QuestionField({ draft, value, onChange, answered, errorMessage }: QuestionFieldProps) {
  const presets = usePresets(draft);
  const [writesOwn, setWritesOwn] = useState(value !== '' && !presets.includes(value));
  const isOwn = writesOwn || (value !== '' && !presets.includes(value));
  const choose = (question: string) => {
    setWritesOwn(question === own);
    onChange(question === own ? '' : question);
  };
  const nameOf = (question: string) =>
    question !== value && answered.includes(question) ? texts.answered(question) : question;
  return (
    <>
      <Select
        label={texts.question}
        placeholder={texts.choose}
        options={[
          ...presets.map((question) => ({ id: question, name: nameOf(question) })),
          { id: own, name: texts.custom },
        ]}
        value={isOwn ? own : value || null}
        onChange={choose}
        errorMessage={isOwn ? undefined : errorMessage}
      />
      {isOwn && (
        <TextField
          label={texts.ownQuestion}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The preset questions for the categories of the webstore. */
function usePresets({ categoryIds }: WebstoreDraftView): string[] {
  const { api } = useServices();
  const { data: options = [] } = useQuery(faqOptionsQuery(api));
  const { data: catalogue = [] } = useQuery(categoriesQuery(api));
  const own = catalogue.filter(({ id }) => categoryIds.includes(id)).map(({ externalId }) => externalId);
  return options
    .filter(({ categories }) => categories.length === 0 || categories.some((category) => own.includes(category)))
    .map(({ question }) => question);
}
