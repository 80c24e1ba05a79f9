import { memo } from 'react';
import { NavLink, useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { sectionNames, sections } from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { dashboard } from '../../../../texts/dashboard.js';
import { editInserts } from '../../../../texts/edit-store.js';
import { editor as texts } from '../../../../texts/editor.js';
import { useMarkedDays } from '../../use-marked-days.js';
import { itemsIn, pathsOfEditor, stateOf } from './section-states.js';
import { LocationSwitch } from './location-switch.js';
import { SectionMark } from './section-mark.js';

const item = (isActive: boolean) =>
  `flex min-h-10 items-center justify-between gap-3 rounded-input px-3 text-14 focus-visible:outline-2 focus-visible:outline-plum ${
    isActive ? 'bg-blush font-strong text-plum-dark' : 'text-muted hover:bg-blush-soft'
  }`;

/**
 * Links to all sections, each with its state; on wide screens beside the section. For vendors the first is the
 * dashboard, below the choice of the location. Memoized, because a key in a form does not change it.
 */
export const SectionNav = memo(function SectionNav({ draft }: { draft: WebstoreDraftView }) {
  const { webstoreId } = useParams();
  const paths = pathsOfEditor(webstoreId);
  const { count: markedDays } = useMarkedDays(draft.id);
  return (
    <>
      <LocationSwitch draft={draft} />
      <nav aria-label={texts.navigation} className="max-wide:hidden">
        {webstoreId === undefined && (
          <NavLink to={pagePaths.vendorDashboard} className={({ isActive }) => item(isActive)}>
            <span className="font-strong">{dashboard.heading}</span>
          </NavLink>
        )}
        <NavLink end to={paths.all} className={({ isActive }) => item(isActive)}>
          <span className="font-strong">{texts.webstore}</span>
        </NavLink>
        <ul className="mt-1 ml-3 grid gap-0.5">
          {sectionNames.map((section) => (
            <li key={section}>
              <NavLink to={paths[section]} className={({ isActive }) => item(isActive)}>
                {sections[section].title}
                <span className="inline-flex items-center gap-2">
                  {draft.unpublishedSections.includes(section) && <NotPublishedDot />}
                  <SectionMark state={stateOf(draft, section, { markedDays })} items={itemsIn(draft, section)} />
                </span>
              </NavLink>
            </li>
          ))}
          <li>
            <NavLink to={paths.inserts} className={({ isActive }) => item(isActive)}>
              {editInserts.heading}
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.preview} className={({ isActive }) => item(isActive)}>
              {texts.previewPage.heading}
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  );
});

const NotPublishedDot = () => (
  <span title={texts.notPublished}>
    <span aria-hidden className="block size-2 rounded-full bg-amber-ink" />
    <span className="sr-only">{texts.notPublished}</span>
  </span>
);
