import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { isUnlocked, sections } from '#contracts/webstore/sections.js';
import type { EstablishmentDetailsView } from '#contracts/webstore/establishments.views.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { formatSeconds } from '../../../base/format.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { useServices } from '../../../lib/services.js';
import { editAbout } from '../../../texts/edit-about.js';
import { editReviews as texts } from '../../../texts/edit-reviews.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/notice.js';
import { establishmentQuery } from '../api.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { LockedSectionPage } from '../components/editor/locked-section-page.js';
import { SectionPage } from '../components/editor/section-page.js';
import { ShownSwitch } from '../components/editor/shown-switch.js';
import { ReviewsSection } from '../components/public/reviews-section.js';
import { ConnectedPlace } from '../components/reviews/connected-place.js';
import { PlaceSearch } from '../components/reviews/place-search.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { reviewsForm, type ReviewsValues } from '../reviews-values.js';
import { usePublication } from '../use-publication.js';
import { useSectionEditor, type SectionEditor } from '../use-section-editor.js';

const formId = 'reviews';
const { title: heading } = sections.reviews;

/** The place of the maps service whose reviews the webstore shows (WS-99 to WS-103). */
export default function EditReviewsPage() {
  return (
    <EditedDraft heading={heading}>
      {(draft) =>
        isUnlocked('reviews', draft.activeFeatures) ? (
          <Reviews key={draft.id} opened={draft} />
        ) : (
          <LockedSectionPage section="reviews" draft={draft} isKept={draft.googlePlaceId !== null} />
        )
      }
    </EditedDraft>
  );
}

function Reviews({ opened }: { opened: WebstoreDraftView }) {
  const { api } = useServices();
  const editor = useSectionEditor(reviewsForm, opened);
  const { draft, values } = editor;
  const { publication } = usePublication(draft) ?? {};
  const seconds = publication?.secondsToLive ?? null;
  const { data, isError } = useQuery(establishmentQuery(api, draft.id, values.googlePlaceId));
  const place = values.googlePlaceId ? (isError ? null : data) : undefined;
  return (
    <>
      <SectionPage
        section="reviews"
        draft={draft}
        heading={heading}
        lead={texts.lead}
        preview={<PreviewedReviews place={place} />}
      >
        <ReviewsForm editor={editor} place={place} />
      </SectionPage>
      <SaveBar
        save={{ formId }}
        editor={editor}
        idle={seconds === null ? null : editAbout.progress.liveAfter(formatSeconds(seconds))}
      />
      <LeaveGuard isChanged={editor.changes.length > 0} onSave={() => editor.save()} />
    </>
  );
}

type Place = EstablishmentDetailsView | null | undefined;

function ReviewsForm({ editor, place }: { editor: SectionEditor<ReviewsValues>; place: Place }) {
  const { draft, form, values, doing, save } = editor;
  const [isChanging, setChanging] = useState(false);
  const isConnected = draft.googlePlaceId !== null;
  const change = (googlePlaceId: string | null) => {
    form.setValue('googlePlaceId', googlePlaceId, { shouldValidate: form.formState.isSubmitted });
  };
  const errorMessage = form.formState.errors.googlePlaceId?.message;
  const isChosen = !!values.googlePlaceId && !isChanging;
  return (
    <form {...editor.element} id={formId} onSubmit={(event) => void save(event)} className="grid gap-5">
      {!isChosen && <AddressNote tone="warning" />}
      {isConnected && (
        <ShownSwitch
          section={values.optionalSections[0]}
          isFilled
          onChange={(shown) => form.setValue('optionalSections', [shown])}
        />
      )}
      {isChosen ? (
        <ConnectedPlace
          place={place}
          isSaved={values.googlePlaceId === draft.googlePlaceId}
          isSaving={doing !== null}
          errorMessage={errorMessage}
          onChangePlace={() => setChanging(true)}
          onDisconnect={() => {
            change(null);
            if (isConnected) void save();
          }}
        />
      ) : (
        <FindPlace
          webstoreId={draft.id}
          errorMessage={errorMessage}
          isChanging={isChanging}
          onType={(isTyped) => change(isTyped ? '' : isChanging ? draft.googlePlaceId : null)}
          onChoose={(placeId) => {
            change(placeId ?? draft.googlePlaceId);
            setChanging(false);
          }}
        />
      )}
      {isChosen && <AddressNote tone="calm" />}
    </form>
  );
}

interface FindPlaceProps {
  webstoreId: string;
  errorMessage: string | undefined;
  /** Whether another place is being chosen, which can be canceled. */
  isChanging: boolean;
  onType: (isTyped: boolean) => void;
  /** Called with null to keep the connected place. */
  onChoose: (placeId: string | null) => void;
}

const FindPlace = ({ isChanging, onChoose, ...search }: FindPlaceProps) => (
  <section className="grid gap-4 rounded-card border border-hairline bg-surface p-5 desk:p-6">
    <div>
      <h2 className="display-22">{texts.find.title}</h2>
      <p className="mt-1 text-14 text-muted">{texts.find.text}</p>
    </div>
    <PlaceSearch {...search} autoFocus={isChanging} onChoose={onChoose} />
    {isChanging && (
      <Button kind="quiet" size="small" className="justify-self-start" onPress={() => onChoose(null)}>
        {texts.keep}
      </Button>
    )}
  </section>
);

/** WS-100 */
const AddressNote = ({ tone }: { tone: 'warning' | 'calm' }) => (
  <Notice tone={tone} title={texts.note.title} isQuiet>
    <p className="text-14">{texts.note.text}</p>
  </Notice>
);

function PreviewedReviews({ place }: { place: Place }) {
  if (!place) return <p className="py-6 text-muted">{texts.empty}</p>;
  if (place.reviews.reviews.length === 0) return <p className="py-6 text-muted">{texts.noReviews}</p>;
  return <ReviewsSection place={place.reviews} />;
}
