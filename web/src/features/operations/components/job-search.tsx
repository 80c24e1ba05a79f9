import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { operationsJobs } from '../../../texts/operations-jobs.js';
import { Button } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';

const texts = operationsJobs.jobs;

/** Filters the list by an id or a web address, within the current state. */
export function JobSearch({ about }: { about: string | undefined }) {
  const [typed, setTyped] = useState(about ?? '');
  const [address, setAddress] = useSearchParams();
  const search = (next: string) => {
    const state = address.get('state');
    setAddress({ ...(state !== null && { state }), ...(next !== '' && { about: next }) });
  };
  return (
    <form
      role="search"
      aria-label={texts.find}
      className="flex min-w-0 flex-1 basis-72 items-end gap-2 tablet:justify-end max-tiny:flex-wrap"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <div className="w-full min-w-0 tablet:max-w-90">
        <TextField
          label={texts.search}
          isLabelHidden
          placeholder={texts.searchShort}
          value={typed}
          onChange={setTyped}
          maxLength={120}
        />
      </div>
      <Button type="submit" size="field">
        {texts.find}
      </Button>
      {about !== undefined && (
        <Button kind="quiet" size="field" onPress={() => search('')}>
          {texts.clear}
        </Button>
      )}
    </form>
  );
}
