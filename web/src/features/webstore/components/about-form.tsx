import type { ReactNode } from 'react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { serviceAreaFields, type ServiceArea } from '#contracts/webstore/service-area.js';
import { categoriesOf, hasCapacity, type AboutValues } from '../about-values.js';
import type { SectionEditor } from '../use-section-editor.js';
import { BasicsFields } from './basics-fields.js';
import { CapacityField } from './capacity-field.js';
import { CategoryFields } from './category-fields.js';
import { LinkFields } from './link-fields.js';
import { PriceFields } from './price-fields.js';
import { ServiceAreaFields } from './service-area/service-area-fields.js';
import { ServiceAreaMapPlace } from './service-area/service-area-map-place.js';
import { serviceAreaProblems } from './service-area/service-area-problems.js';

interface AboutFormProps {
  id: string;
  editor: SectionEditor<AboutValues>;
  catalogue: readonly CategoryView[];
}

/** All fields of the About page, section by section. Enter in a field saves. */
export function AboutForm({ id, editor: { draft, form, element, values, save }, catalogue }: AboutFormProps) {
  const { control } = form;
  const categories = categoriesOf(values.categoryIds, catalogue);
  const hasGuests = hasCapacity(categories);
  const changeArea = (area: ServiceArea) => {
    const changed = serviceAreaFields.filter((field) => area[field] !== values[field]);
    for (const field of changed) form.setValue(field, area[field]);
    // Some fields are required depending on others.
    if (form.formState.isSubmitted) void form.trigger();
  };
  return (
    <form {...element} id={id} onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-10">
      <Section title={texts.basics}>
        <BasicsFields control={control} draft={draft} />
        <CategoryFields form={form} catalogue={catalogue} categories={categories} />
      </Section>
      <Section title={texts.price}>
        <PriceFields control={control} />
      </Section>
      {hasGuests && (
        <Section title={texts.capacitySection}>
          <CapacityField control={control} />
        </Section>
      )}
      <Section title={texts.where}>
        <ServiceAreaFields
          area={values}
          onChange={changeArea}
          problems={serviceAreaProblems(form.formState.errors, values.addresses)}
          isOnlineAllowed={!hasGuests}
          hasGuests={hasGuests}
          map={(focus) => <ServiceAreaMapPlace area={values} focus={focus} />}
        />
      </Section>
      <Section title={texts.links.title}>
        <LinkFields control={control} />
      </Section>
    </form>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-7 not-first:border-t not-first:border-hairline not-first:pt-9">
      <h2 className="display-22">{title}</h2>
      {children}
    </section>
  );
}
