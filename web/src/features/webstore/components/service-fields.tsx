import type { Control } from 'react-hook-form';
import type { CategoryView, NamedView } from '#contracts/webstore/category.view.js';
import { FormField } from '../../../lib/form-field.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { Checks } from '../../../ui/checks.js';
import type { AboutValues } from '../about-values.js';

interface ServiceFieldsProps {
  control: Control<AboutValues>;
  categories: readonly CategoryView[];
}

/** The ids of `chosen` with those of one group replaced by what is ticked in it now. */
const replaced = (chosen: number[], group: NamedView[], ticked: number[]) => [
  ...chosen.filter((id) => !group.some((one) => one.id === id)),
  ...ticked,
];

/** The services of each chosen category, a group for each service type (WS-64). */
export function ServiceFields({ control, categories }: ServiceFieldsProps) {
  if (categories.length === 0) return <p className="text-muted">{texts.servicesNeedCategory}</p>;
  return (
    <FormField
      control={control}
      name="services"
      render={(field) => (
        <>
          {categories.map((category) => (
            <section key={category.id} className="grid gap-6" aria-label={texts.servicesOf(category.name)}>
              {categories.length > 1 && <h3 className="display-18">{category.name}</h3>}
              {category.serviceTypes.map(({ id, name, services }) => (
                <Checks
                  key={id}
                  label={name}
                  options={services}
                  value={field.value.filter((chosen) => services.some((service) => service.id === chosen))}
                  onChange={(ticked) => field.onChange(replaced(field.value, services, ticked))}
                  errorMessage={field.errorMessage}
                />
              ))}
            </section>
          ))}
        </>
      )}
    />
  );
}

/** Styles, where a chosen category has any (WS-65). */
export function StyleFields({ control, categories }: ServiceFieldsProps) {
  const styles = [
    ...new Map(categories.flatMap((category) => category.styles).map((style) => [style.id, style])).values(),
  ];
  if (styles.length === 0) return null;
  return (
    <FormField
      control={control}
      name="styles"
      render={(field) => (
        <Checks
          look="chips"
          label={texts.styles}
          options={styles}
          value={field.value}
          onChange={field.onChange}
          errorMessage={field.errorMessage}
        />
      )}
    />
  );
}
