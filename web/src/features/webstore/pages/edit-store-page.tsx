import { useState } from 'react';
import { retailStoresRoutes } from '#contracts/webstore/retail-stores.routes.js';
import {
  isUnlocked,
  type OptionalSectionContent,
  type WebstoreContent,
  sections,
} from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { useServices } from '../../../lib/services.js';
import { editStore as texts } from '../../../texts/edit-store.js';
import { store as words } from '../../../texts/sections/store.js';
import { editor as editorTexts } from '../../../texts/editor.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { LockedSectionPage } from '../components/editor/locked-section-page.js';
import { SectionPage } from '../components/editor/section-page.js';
import { ShownSwitch } from '../components/editor/shown-switch.js';
import { StoreSection } from '../components/public/store-section.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { ConfirmedStore } from '../components/store/confirmed-store.js';
import { StoreLocator } from '../components/store/store-locator.js';
import { useStoreLocator } from '../components/store/use-store-locator.js';
import type { SectionForm } from '../section-form.js';
import { useSectionEditor } from '../use-section-editor.js';

const { title: heading } = sections.store;
const { lead } = words;

interface StoreValues {
  optionalSections: OptionalSectionContent[];
}

/** Whether the section is shown; the store itself is confirmed by a separate call (WS-121). */
const storeForm: SectionForm<StoreValues> = {
  fields: ['optionalSections'],
  valuesOf: ({ optionalSections }: WebstoreContent) => ({
    optionalSections: optionalSections.filter(({ id }) => id === 'store'),
  }),
};

/** The retailer's store at which couples can meet the vendor (WS-114). */
export default function EditStorePage() {
  return (
    <EditedDraft heading={heading}>
      {(draft) =>
        isUnlocked('store', draft.activeFeatures) ? (
          <ChosenStore key={draft.id} opened={draft} />
        ) : (
          <LockedSectionPage section="store" draft={draft} isKept={draft.favouriteStore !== null} />
        )
      }
    </EditedDraft>
  );
}

function ChosenStore({ opened }: { opened: WebstoreDraftView }) {
  const choice = useStoreChoice(opened);
  const { editor, unconfirmed, confirm } = choice;
  const { draft, doing } = editor;
  const shown = unconfirmed ?? draft.preferredStore;
  const next = unconfirmed && {
    status: texts.selected(unconfirmed.storeName),
    label: doing === 'save' ? texts.confirming : texts.confirm,
    onPress: () => void confirm(unconfirmed.storeNumber),
  };
  return (
    <>
      <SectionPage
        section="store"
        draft={draft}
        heading={heading}
        lead={lead}
        preview={shown ? <StoreSection store={shown} /> : <p className="py-6 text-muted">{texts.previewEmpty}</p>}
      >
        <Choice choice={choice} />
      </SectionPage>
      <SaveBar save={{ onPress: () => void editor.save() }} editor={editor} idle={null} {...(next && { next })} />
      <LeaveGuard isChanged={editor.changes.length > 0} onSave={() => editor.save()} />
    </>
  );
}

/** The section's editor, the locator, and which of both is shown: the store, once it is confirmed (WS-120). */
function useStoreChoice(opened: WebstoreDraftView) {
  const { api } = useServices();
  const editor = useSectionEditor(storeForm, opened);
  const { draft } = editor;
  const [isChanging, setChanging] = useState(false);
  const locator = useStoreLocator(draft.zipcodeNearFavouriteStore ?? '');
  const { preferredStore: confirmed } = draft;
  const isSearching = confirmed === null || isChanging;
  const { selected } = locator;
  const unconfirmed = isSearching && selected?.storeNumber !== confirmed?.storeNumber ? selected : undefined;
  const confirm = async (favouriteStore: string) => {
    const { id: webstoreId, version } = draft;
    const body = { webstoreId, favouriteStore, zipcode: locator.zipcode, version };
    if (await editor.saveBy(() => api.call(retailStoresRoutes.favouriteStore, { body }))) setChanging(false);
  };
  return { editor, locator, confirmed, isSearching, isChanging, setChanging, unconfirmed, confirm };
}

function Choice({ choice }: { choice: ReturnType<typeof useStoreChoice> }) {
  const { editor, locator, confirmed, isSearching, isChanging, setChanging } = choice;
  const { draft, values, form } = editor;
  const hasChosen = draft.favouriteStore !== null;
  return (
    <div className="grid gap-5">
      <ShownSwitch
        section={values.optionalSections[0]}
        isFilled={hasChosen}
        empty={editorTexts.show.emptyStore}
        onChange={(section) => form.setValue('optionalSections', [section])}
      />
      {confirmed === null && hasChosen && (
        <Notice tone="warning" title={texts.closed.title}>
          <p className="text-14">{texts.closed.text}</p>
        </Notice>
      )}
      {isSearching || confirmed === null ? (
        <StoreLocator locator={locator} />
      ) : (
        <ConfirmedStore store={confirmed} onChange={() => setChanging(true)} />
      )}
      {confirmed !== null && isChanging && (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => setChanging(false)}>
          {texts.keep(confirmed.storeName)}
        </Button>
      )}
    </div>
  );
}
