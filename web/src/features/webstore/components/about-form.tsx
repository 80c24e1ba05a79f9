import type { ReactNode } from 'react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { categoriesOf, hasCapacity, type AboutValues } from '../about-values.js';
import type { SectionEditor } from '../use-section-editor.js';
import { BasicsFields } from './basics-fields.js';
import { CapacityField } from './capacity-field.js';
import { CategoryFields } from './category-fields.js';
import { PlaceFields } from './place-fields.js';
import { PriceFields } from './price-fields.js';

interface AboutFormProps {
  id: string;
  editor: SectionEditor<AboutValues>;
  catalogue: readonly CategoryView[];
}

/** All fields of the About page, section by section. Enter in a field saves. */
export function AboutForm({ id, editor: { draft, form, element, values, save }, catalogue }: AboutFormProps) {
  const { control } = form;
  const categories = categoriesOf(values.categoryIds, catalogue);
  return (
    <form {...element} id={id} onSubmit={(event) => void save(event)} className="grid gap-10">
      <Section title={texts.basics}>
        <BasicsFields control={control} draft={draft} />
        <CategoryFields form={form} catalogue={catalogue} categories={categories} />
      </Section>
      <Section title={texts.price}>
        <PriceFields control={control} />
      </Section>
      {hasCapacity(categories) && (
        <Section title={texts.capacitySection}>
          <CapacityField control={control} />
        </Section>
      )}
      <Section title={texts.where}>
        <PlaceFields control={control} values={values} />
      </Section>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-7 not-first:border-t not-first:border-hairline not-first:pt-9">
      <h2 className="display-22">{title}</h2>
      {children}
    </section>
  );
}
