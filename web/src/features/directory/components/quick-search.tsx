import { useId } from 'react';
import { Search } from 'lucide-react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { directory } from '../../../texts/directory.js';
import { fieldStyle } from '../../../ui/field-style.js';
import { OnDemand } from '../../../ui/on-demand.js';
import { WakeOnIntent } from '../../../ui/wake-on-intent.js';
import { useQuickSearch, type QuickSearching } from '../use-quick-search.js';

const texts = directory.quick;
const code = new OnDemand(() => import('./quick-search-field.js').then((module) => module.default));

/** A search for vendors by name, categories and places; its suggestions are loaded on intent. */
export function QuickSearch({ categories }: { categories: readonly CategoryView[] }) {
  const search = useQuickSearch(categories);
  return (
    <form
      role="search"
      aria-label={texts.landmark}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void search.submit();
      }}
    >
      <WakeOnIntent
        code={code}
        resting={() => <Resting search={search} />}
        awake={(Field, woken) => <Field search={search} startsOpen={woken === 'typing'} />}
      />
    </form>
  );
}

function Resting({ search }: { search: QuickSearching }) {
  const id = useId();
  const field = fieldStyle();
  return (
    <div className={field.root({ class: 'min-w-0' })}>
      <label htmlFor={id} className={field.label()}>
        {texts.label}
      </label>
      <div className="relative">
        <Search
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4.5 text-muted in-data-joined:left-4"
          strokeWidth={1.6}
          aria-hidden
        />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={false}
          aria-autocomplete="list"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          placeholder={texts.placeholder}
          className={field.box({ class: 'min-h-11 pr-11 pl-10' })}
        />
      </div>
    </div>
  );
}
