import { useState, type SubmitEvent } from 'react';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { Button } from '../../../ui/button.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import { directory as texts } from '../../../texts/directory.js';
import { presetPlaces } from '../preset-places.js';
import { categoryOf, shortestName, type SearchAddress } from '../search-address.js';

interface SearchFormProps {
  /** What is searched for now; mount anew (by key) when that changes from outside. */
  address: SearchAddress;
  categories: readonly CategoryView[];
  onSearch: (address: SearchAddress) => void;
}

const any = 'any';
const places = [{ id: any, name: texts.anywhere }, ...presetPlaces.map(({ slug, name }) => ({ id: slug, name }))];

/** Category, place and name; nothing is searched before it is sent. */
export function SearchForm({ address, categories, onSearch }: SearchFormProps) {
  const [category, setCategory] = useState(address.category);
  const [place, setPlace] = useState(address.place);
  const [name, setName] = useState(address.name ?? '');
  const isTooShort = (text: string) => text.trim() !== '' && text.trim().length < shortestName;
  const [refused, setRefused] = useState(isTooShort(name));
  const kinds = [
    { id: any, name: texts.anyCategory },
    ...categories.map(({ externalId, namePlural }) => ({ id: externalId, name: namePlural })),
  ];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefused(isTooShort(name));
    if (isTooShort(name)) return;
    const typed = name.trim();
    onSearch({ ...(category && { category }), ...(place && { place }), ...(typed && { name: typed }), page: 1 });
  };
  return (
    <form
      role="search"
      aria-label={texts.search}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-4 tablet:grid-cols-2 wide:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Select
        label={texts.what}
        options={kinds}
        value={categoryOf(categories, category)?.externalId ?? any}
        onChange={(id) => setCategory(id === any ? undefined : id)}
      />
      <Select
        label={texts.where}
        options={places}
        value={place?.slug ?? any}
        onChange={(slug) => setPlace(presetPlaces.find((preset) => preset.slug === slug))}
      />
      <TextField
        label={texts.vendorName}
        type="search"
        value={name}
        onChange={setName}
        placeholder={texts.nameHint}
        errorMessage={refused && isTooShort(name) ? texts.nameTooShort : undefined}
      />
      <Button type="submit" kind="primary" size="field" className="tablet:mt-7">
        {texts.submit}
      </Button>
    </form>
  );
}
