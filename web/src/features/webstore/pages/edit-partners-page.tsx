import type { PartnerContent } from '#contracts/webstore/partners-section.js';
import { sections } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { charactersIn } from '../../../base/characters-in.js';
import { FormField } from '../../../forms/form-field.js';
import { editLists } from '../../../texts/edit-lists.js';
import { editor } from '../../../texts/editor.js';
import { partners as texts } from '../../../texts/sections/partners.js';
import { Badge } from '../../../ui/badge.js';
import { TextArea } from '../../../ui/text-area.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { ListSectionPage, type ListSection } from '../components/editor/list-section.js';
import { nameOf, PartnerField } from '../components/editor/partner-field.js';
import { PartnersSection } from '../components/public/partners-section.js';
import { partnerViews } from '../complete-items.js';
import { usePartners, type Partners } from '../use-partners.js';

const mostCharacters = 240;

/** A partner during input: the key is stable when another vendor is chosen. */
interface TypedPartner extends PartnerContent {
  key: string;
}

const partnersSection = (partners: Partners): ListSection<'partners', TypedPartner> => ({
  name: 'partners',
  keyOf: ({ key }) => key,
  blank: () => ({ key: crypto.randomUUID(), partnerId: '', description: '' }),
  asTyped: (item) => ({ key: item.partnerId, ...item }),
  asSent: ({ key: _key, ...item }) => item as TypedPartner,
  titleOf: ({ partnerId }) => (partnerId === '' ? texts.untitled : nameOf(partners.find(partnerId))),
  noteOf: ({ partnerId, description }) => (partnerId === '' ? texts.noVendor : description),
  asideOf: ({ partnerId }) =>
    partnerId !== '' && partners.find(partnerId) === 'gone' && <Badge tone="waiting">{texts.goneMark}</Badge>,
  words: texts,
  seenByFields: (items) => items.map(({ partnerId }) => partnerId),
  fields: ({ control, index, items, draft }) => (
    <>
      <FormField
        control={control}
        name={`partners.${index}.partnerId`}
        render={({ value, onChange, errorMessage }) => (
          <PartnerField
            partners={partners}
            taken={[draft.id, ...items.map(({ partnerId }) => partnerId)]}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
          />
        )}
      />
      <FormField
        control={control}
        name={`partners.${index}.description`}
        render={(field) => (
          <TextArea
            {...field}
            rows={4}
            label={texts.description}
            description={texts.descriptionHelp}
            counter={editLists.counter(charactersIn(field.value), mostCharacters)}
            isDisabled={items[index]?.partnerId === ''}
            placeholder={items[index]?.partnerId === '' ? texts.chooseFirst : undefined}
          />
        )}
      />
    </>
  ),
  preview: (items) => {
    const shown = partnerViews(items, partners);
    return shown.length === 0 ? (
      <p className="py-6 text-muted">{editor.previewEmpty}</p>
    ) : (
      <PartnersSection partners={shown} />
    );
  },
});

/** The vendors that this one recommends (WS-13, WS-111). */
export default function EditPartnersPage() {
  return (
    <EditedDraft heading={sections.partners.title}>{(draft) => <Partners key={draft.id} opened={draft} />}</EditedDraft>
  );
}

function Partners({ opened }: { opened: WebstoreDraftView }) {
  return <ListSectionPage section={partnersSection(usePartners(opened))} opened={opened} />;
}
