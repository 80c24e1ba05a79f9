import { useQuery } from '@tanstack/react-query';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import type { EventAnswers } from '#contracts/events/event-setup.js';
import { isLookedFor } from '#contracts/events/event-vendors.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { eventInformation } from '../../../texts/events.js';
import { PillFace, pillStyle } from '../components/pill-face.js';

const texts = eventInformation.styles;

interface StyleFieldsProps {
  answers: EventAnswers;
  onChange: (changes: Partial<EventAnswers>) => void;
}

/** The styles that the couple likes, of each category that is looked for (OP-89). */
export function StyleFields({ answers: { eventVendors, preferences }, onChange }: StyleFieldsProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(categoriesQuery(api));
  const wanted = data.filter(({ id, styles }) => styles.length > 0 && isLookedFor(eventVendors, id));
  const choose = ({ styles }: CategoryView, chosen: readonly number[]) => {
    const others = preferences.styles.filter((id) => !styles.some((style) => style.id === id));
    onChange({ preferences: { styles: [...others, ...chosen] } });
  };
  return (
    <section aria-labelledby="information-styles" className="grid gap-5">
      <div>
        <h2 id="information-styles" className="display-22">
          {texts.heading}
        </h2>
        <p className="mt-1 text-14 text-muted">{wanted.length === 0 ? texts.none : texts.text}</p>
      </div>
      {wanted.map((category) => (
        <CheckboxGroup
          key={category.id}
          value={category.styles
            .map(({ id }) => id)
            .filter((id) => preferences.styles.includes(id))
            .map(String)}
          onChange={(chosen) => choose(category, chosen.map(Number))}
          className="grid gap-2"
        >
          <Label className="text-14 font-strong">{category.namePlural}</Label>
          <div className="flex flex-wrap gap-2">
            {category.styles.map(({ id, name }) => (
              <CheckboxField key={id} value={String(id)} className="grid">
                <CheckboxButton className={pillStyle()}>
                  <PillFace>{name}</PillFace>
                </CheckboxButton>
              </CheckboxField>
            ))}
          </div>
        </CheckboxGroup>
      ))}
    </section>
  );
}
