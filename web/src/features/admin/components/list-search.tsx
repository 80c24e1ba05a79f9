import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { admin } from '../../../texts/admin.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';

/** The search field of a list; its text is part of the address. */
export function ListSearch({ hint }: { hint: string }) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('text') ?? '';
  const [known, setKnown] = useState(asked);
  const [text, setText] = useState(asked);
  // Back, or a link, has changed the search; the field stays the same, and keeps the focus.
  if (known !== asked) {
    setKnown(asked);
    setText(asked);
  }
  const search = (wanted: string) => setAddress(wanted === '' ? {} : { text: wanted });
  return (
    <form
      role="search"
      className="mb-5 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <div className="min-w-0 flex-1 basis-56 tablet:max-w-80">
        <TextField label={hint} value={text} onChange={setText} maxLength={120} />
      </div>
      <Button type="submit" size="field" kind="primary">
        {admin.search.action}
      </Button>
      {asked !== '' && (
        <Button size="field" kind="quiet" onPress={() => search('')}>
          {admin.search.clear}
        </Button>
      )}
    </form>
  );
}
