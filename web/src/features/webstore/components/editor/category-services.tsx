import type { Control } from 'react-hook-form';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { FormField } from '../../../../forms/form-field.js';
import { editAmenities as texts } from '../../../../texts/edit-amenities.js';
import { Checks } from '../../../../ui/checks.js';
import { DisclosureCard } from '../../../../ui/disclosure-card.js';
import { among, replaced, servicesOf, type AmenitiesValues } from '../../amenities-values.js';

interface CategoryServicesProps {
  control: Control<AmenitiesValues>;
  category: CategoryView;
  values: AmenitiesValues;
}

/** The services of one category, a group for each service type (WS-64), and its styles, if it has any (WS-65). */
export function CategoryServices({ control, category, values }: CategoryServicesProps) {
  const { name, serviceTypes, styles } = category;
  const chosen = among(values.services, servicesOf(category)).length;
  const chosenStyles = styles.length === 0 ? null : among(values.styles, styles).length;
  const isBare = serviceTypes.length === 0 && styles.length === 0;
  return (
    <DisclosureCard title={name} note={texts.sum(chosen, chosenStyles)} label={texts.ofCategory(name)}>
      {isBare && <p className="text-muted">{texts.nothingOffered}</p>}
      <FormField
        control={control}
        name="services"
        render={(field) => (
          <>
            {serviceTypes.map((type) => (
              <Group
                key={type.id}
                label={type.name}
                options={type.services}
                chosen={field.value}
                onChange={field.onChange}
                errorMessage={field.errorMessage}
              />
            ))}
          </>
        )}
      />
      {styles.length > 0 && (
        <FormField
          control={control}
          name="styles"
          render={(field) => (
            <Group
              look="chips"
              label={texts.styles}
              options={styles}
              chosen={field.value}
              onChange={field.onChange}
              errorMessage={field.errorMessage}
            />
          )}
        />
      )}
    </DisclosureCard>
  );
}

interface GroupProps {
  label: string;
  options: readonly { id: number; name: string }[];
  /** Chosen ids, including those of other groups. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  errorMessage: string | undefined;
  look?: 'chips';
}

function Group({ label, options, chosen, onChange, errorMessage, look }: GroupProps) {
  const value = among(chosen, options);
  return (
    <Checks
      {...(look && { look })}
      label={label}
      aside={texts.share(value.length, options.length)}
      options={options}
      value={value}
      onChange={(ticked) => onChange(replaced(chosen, options, ticked))}
      errorMessage={errorMessage}
    />
  );
}
