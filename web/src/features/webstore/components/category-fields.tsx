import type { UseFormReturn } from 'react-hook-form';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { FormField } from '../../../forms/form-field.js';
import { editAbout as texts } from '../../../texts/edit-about.js';
import { Checks } from '../../../ui/checks.js';
import { ManySelect } from '../../../ui/many-select.js';
import { aboutFields, withCategories, type AboutValues } from '../about-values.js';

interface CategoryFieldsProps {
  form: UseFormReturn<AboutValues>;
  catalogue: readonly CategoryView[];
  /** The chosen categories. */
  categories: readonly CategoryView[];
}

/** Categories, and the subcategories of each chosen one. */
export function CategoryFields({ form, catalogue, categories }: CategoryFieldsProps) {
  const offered = catalogue.filter(({ archived, id }) => !archived || categories.some((chosen) => chosen.id === id));
  const choose = (ids: number[]) => {
    const next = withCategories(form.getValues(), ids, catalogue);
    for (const field of aboutFields) form.setValue(field, next[field], { shouldValidate: form.formState.isSubmitted });
  };
  return (
    <>
      <FormField
        control={form.control}
        name="categoryIds"
        render={(field) => (
          <ManySelect
            buttonRef={field.inputRef}
            label={texts.categories}
            description={texts.categoriesHelp}
            placeholder={texts.categoriesPlaceholder}
            options={offered}
            value={field.value}
            onChange={choose}
            errorMessage={field.errorMessage}
          />
        )}
      />
      <FormField
        control={form.control}
        name="subCategoryIds"
        render={(field) => (
          <>
            {categories.map(({ id, name, subCategories }) => (
              <Checks
                key={id}
                look="chips"
                label={texts.subCategories(name)}
                options={subCategories}
                value={field.value[id] ?? []}
                onChange={(chosen) => field.onChange({ ...field.value, [id]: chosen })}
                errorMessage={field.value[id]?.length ? undefined : field.errorMessage}
              />
            ))}
          </>
        )}
      />
    </>
  );
}
