import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { sections } from '#contracts/webstore/sections.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { formatSeconds } from '../../../base/format.js';
import { LeaveGuard } from '../../../forms/leave-guard.js';
import { useServices } from '../../../lib/services.js';
import { editAbout } from '../../../texts/edit-about.js';
import { editAmenities as texts } from '../../../texts/edit-amenities.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { amenitiesForm, amenityGroups } from '../amenities-values.js';
import { categoriesOf } from '../about-values.js';
import { CategoryServices } from '../components/editor/category-services.js';
import { EditedDraft } from '../components/editor/edited-draft.js';
import { SectionPage } from '../components/editor/section-page.js';
import { pathsOfEditor } from '../components/editor/section-states.js';
import { AmenitiesSection } from '../components/public/amenities-section.js';
import { SaveBar } from '../components/editor/save-bar.js';
import { usePublication } from '../use-publication.js';
import { useSectionEditor } from '../use-section-editor.js';

const formId = 'amenities';
const { title: heading } = sections.amenities;

/** The services and styles of a webstore, category by category (WS-25, WS-64, WS-65). */
export default function EditAmenitiesPage() {
  const { api } = useServices();
  // Read here, because a query result renders the component again only for properties that were read in it.
  const { data: catalogue, error, isPending, isFetching, refetch } = useQuery(categoriesQuery(api));
  return (
    <EditedDraft heading={heading} besides={{ error, isPending, isFetching, refetch }}>
      {(draft) => catalogue && <Amenities key={draft.id} opened={draft} catalogue={catalogue} />}
    </EditedDraft>
  );
}

function Amenities({ opened, catalogue }: { opened: WebstoreDraftView; catalogue: readonly CategoryView[] }) {
  const editor = useSectionEditor(amenitiesForm, opened);
  const { draft, form, values } = editor;
  const categories = categoriesOf(draft.categoryIds, catalogue);
  const { publication } = usePublication(draft) ?? {};
  const seconds = publication?.secondsToLive ?? null;
  return (
    <>
      <SectionPage
        section="amenities"
        draft={draft}
        heading={heading}
        lead={texts.lead}
        aside={texts.chosen(values.services.length)}
        preview={<AmenitiesSection groups={amenityGroups(categories, values.services)} />}
      >
        <form {...editor.element} id={formId} onSubmit={(event) => void editor.save(event)} className="grid gap-5">
          {categories.map((category) => (
            <CategoryServices key={category.id} control={form.control} category={category} values={values} />
          ))}
        </form>
        <OtherCategory hasNone={categories.length === 0} />
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

/** Categories are chosen on another page, and determine the choices on this one. */
function OtherCategory({ hasNone }: { hasNone: boolean }) {
  const paths = pathsOfEditor(useParams()['webstoreId']);
  return (
    <p className="mt-6 text-14 text-muted">
      {hasNone ? texts.noCategory : texts.missingCategory}{' '}
      <Link to={paths.about} className={textLinkStyle}>
        {texts.chooseCategory}
      </Link>
      .
    </p>
  );
}
