import { memo, useMemo, useState, type ReactNode } from 'react';
import type { Control, FieldErrors } from 'react-hook-form';
import { useDebounce } from 'use-debounce';
import {
  isUnlocked,
  type OptionalSectionContent,
  type OptionalSectionName,
  type WebstoreContent,
  sections,
} from '#contracts/webstore/sections.js';
import type { WebstoreDraftView } from '#contracts/webstore/webstore.views.js';
import { LeaveGuard } from '../../../../forms/leave-guard.js';
import { formatSeconds } from '../../../../base/format.js';
import { editAbout } from '../../../../texts/edit-about.js';
import { editLists } from '../../../../texts/edit-lists.js';
import { itemTexts } from '../../../../texts/field-problems.js';
import type { ListWords } from '../../../../texts/sections/section-words.js';
import { editor as texts } from '../../../../texts/editor.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/notice.js';
import type { SectionForm } from '../../section-form.js';
import { usePublication } from '../../use-publication.js';
import { useSectionEditor, type SectionEditor } from '../../use-section-editor.js';
import { SaveBar } from './save-bar.js';
import { ItemList } from './item-list.js';
import { LockedSectionPage } from './locked-section-page.js';
import { SectionPage } from './section-page.js';
import { ShownSwitch } from './shown-switch.js';

/** The sections that are lists, each with its field of the same name. */
export type ListName = {
  [S in OptionalSectionName]: WebstoreContent extends Record<S, readonly object[]> ? S : never;
}[OptionalSectionName];
/** The values of the form: the list, and whether the section is shown. */
export type ListValues<N extends ListName, T extends object> = Record<N, T[]> & {
  optionalSections: OptionalSectionContent[];
};

interface FieldsAt<N extends ListName, T extends object> {
  control: Control<ListValues<N, T>>;
  index: number;
  items: readonly T[];
  draft: WebstoreDraftView;
}

export interface ListSection<N extends ListName, T extends object> {
  name: N;
  keyOf: (item: T) => string;
  blank: () => T;
  /** An item during input, if it has more fields than the stored one. */
  asTyped?: (item: WebstoreContent[N][number]) => T;
  /** Converts an item to the form of the request, if they differ. */
  asSent?: (item: T) => T;
  titleOf: (item: T) => string;
  noteOf: (item: T) => string;
  asideOf?: (item: T) => ReactNode;
  /** The fields of the item at an index. */
  fields: (at: FieldsAt<N, T>) => ReactNode;
  /** The part of the items on which the fields of one depend beside their own values; nothing by default. */
  seenByFields?: (items: readonly T[]) => unknown;
  /** The items as shown to couples. */
  preview: (items: readonly T[], draft: WebstoreDraftView) => ReactNode;
  words: ListWords;
}

const formId = 'section';

/** The page of a section that is a list: its switch, its items, the bar to save and publish, and the preview. */
export function ListSectionPage<N extends ListName, T extends object>(props: {
  section: ListSection<N, T>;
  opened: WebstoreDraftView;
}) {
  const { section, opened } = props;
  if (!isUnlocked(section.name, opened.activeFeatures)) {
    return <LockedSectionPage section={section.name} draft={opened} isKept={opened[section.name].length > 0} />;
  }
  return <OpenSection {...props} />;
}

interface OpenSectionProps<N extends ListName, T extends object> {
  section: ListSection<N, T>;
  opened: WebstoreDraftView;
}

function OpenSection<N extends ListName, T extends object>({ section, opened }: OpenSectionProps<N, T>) {
  const { name, keyOf } = section;
  const [open, setOpen] = useState<string | null>(null);
  const editor = useSectionEditor<ListValues<N, T>>(formOf(section), opened, {
    texts: itemTexts(name, section.words.fields),
    onRefused: (errors) => setOpen(keyAt(editor.form.getValues()[name], wrongItems(errors, name)[0], keyOf)),
  });
  const { draft } = editor;
  const items = editor.values[name] as T[];
  const { publication } = usePublication(draft) ?? {};
  const seconds = publication?.secondsToLive ?? null;
  return (
    <>
      <SectionPage
        section={name}
        draft={draft}
        heading={sections[name].title}
        lead={section.words.lead}
        preview={<Preview section={section} items={items} draft={draft} />}
      >
        <ListForm section={section} editor={editor} open={open} onOpen={setOpen} />
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

/** Debounce of the preview in milliseconds, because it is the most expensive part. */
const previewDelay = 250;

interface PreviewProps<N extends ListName, T extends object> {
  section: ListSection<N, T>;
  items: readonly T[];
  draft: WebstoreDraftView;
}

function Preview<N extends ListName, T extends object>({ section, items, draft }: PreviewProps<N, T>) {
  const [shown] = useDebounce(items, previewDelay, { equalityFn: isSameJson });
  return useMemo(
    () => (shown.length > 0 ? section.preview(shown, draft) : <p className="py-6 text-muted">{texts.previewEmpty}</p>),
    [section, shown, draft],
  );
}

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

interface ListFormProps<N extends ListName, T extends object> {
  section: ListSection<N, T>;
  editor: SectionEditor<ListValues<N, T>>;
  open: string | null;
  onOpen: (key: string | null) => void;
}

function ListForm<N extends ListName, T extends object>({ section, editor, open, onOpen }: ListFormProps<N, T>) {
  const { name, keyOf } = section;
  const { draft, form, values } = editor;
  const items = values[name] as T[];
  const wrong = wrongItems(form.formState.errors, name);
  const change = (next: T[]) => {
    form.setValue(name as never, next as never, { shouldDirty: true });
    // Errors belong to indices of the list: after a change of these, the form is validated again.
    if (form.formState.isSubmitted) void form.trigger(name as never);
  };
  return (
    <form {...editor.element} id={formId} onSubmit={(event) => void editor.save(event)} className="grid gap-5">
      <ShownSwitch
        section={values.optionalSections[0]}
        isFilled={draft[name].length > 0}
        onChange={(shown) => form.setValue('optionalSections' as never, [shown] as never)}
      />
      {wrong.length > 0 && (
        <Notice tone="problem" title={editLists.error(sections[name].title)}>
          <p className="text-14">{editLists.errorWhere(wrong.length)}</p>
          <Button
            size="small"
            className="mt-2 justify-self-start"
            onPress={() => onOpen(keyAt(items, wrong[0], keyOf))}
          >
            {editLists.errorGo}
          </Button>
        </Notice>
      )}
      <ItemList
        {...{ items, keyOf, open, onOpen, onChange: change }}
        blank={section.blank}
        hasErrors={(index) => wrong.includes(index)}
        titleOf={section.titleOf}
        noteOf={section.noteOf}
        {...(section.asideOf && { asideOf: section.asideOf })}
        fields={(index) => <ItemFields {...{ section, index, items, draft }} control={form.control} />}
        remove={section.words.remove}
        empty={section.words.empty}
      />
    </form>
  );
}

interface ItemFieldsProps<N extends ListName, T extends object> extends FieldsAt<N, T> {
  section: ListSection<N, T>;
}

/** Each field renders itself when its value changes; without this, every key would render all of them. */
function isSameItem<N extends ListName, T extends object>(
  before: ItemFieldsProps<N, T>,
  after: ItemFieldsProps<N, T>,
): boolean {
  const { section, control, index, items, draft } = after;
  const keyIn = (list: readonly T[]) => list[index] && section.keyOf(list[index]);
  return (
    before.section === section &&
    before.control === control &&
    before.index === index &&
    before.draft === draft &&
    keyIn(before.items) === keyIn(items) &&
    isSameJson(section.seenByFields?.(before.items), section.seenByFields?.(items))
  );
}

const ItemFields = memo(
  <N extends ListName, T extends object>({ section, ...at }: ItemFieldsProps<N, T>) => section.fields(at),
  isSameItem,
) as <N extends ListName, T extends object>(props: ItemFieldsProps<N, T>) => ReactNode;

const formOf = <N extends ListName, T extends object>({ name, asTyped, asSent }: ListSection<N, T>) =>
  ({
    fields: [name, 'optionalSections'],
    valuesOf: (content: WebstoreContent) => ({
      [name]: asTyped ? content[name].map(asTyped) : content[name],
      optionalSections: content.optionalSections.filter(({ id }) => id === name),
    }),
    optional: name,
    ...(asSent && {
      asSent: (values: ListValues<N, T>) => ({ ...values, [name]: values[name].map(asSent) }),
      isSame: (field: keyof ListValues<N, T>, a: ListValues<N, T>, b: ListValues<N, T>) =>
        field === name ? isSameJson(a[name].map(asSent), b[name].map(asSent)) : isSameJson(a[field], b[field]),
    }),
  }) as unknown as SectionForm<ListValues<N, T>>;

/** The indices of the items with errors, in order. */
function wrongItems(errors: FieldErrors, name: string): number[] {
  const found = errors[name] as unknown as readonly unknown[] | undefined;
  if (!Array.isArray(found)) return [];
  return found.flatMap((error, index) => (error ? [index] : []));
}

const keyAt = <T,>(items: readonly T[], index: number | undefined, keyOf: (item: T) => string) => {
  const item = index === undefined ? undefined : items[index];
  return item === undefined ? null : keyOf(item);
};
