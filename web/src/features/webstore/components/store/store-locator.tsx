import { MapPin, Store } from 'lucide-react';
import { editStore as texts } from '../../../../texts/edit-store.js';
import { Button } from '../../../../ui/button.js';
import { ClearField } from '../../../../ui/clear-field.js';
import { TextField } from '../../../../ui/text-field.js';
import { StoreChoices } from './store-choices.js';
import type { StoreLocatorState } from './use-store-locator.js';

/** Finds the stores near a zip code, of which one can be selected (WS-115 to WS-119). */
export function StoreLocator({ locator }: { locator: StoreLocatorState }) {
  const { typed, zipcode, search, type, enter } = locator;
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 desk:p-6">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
        className="max-w-72"
      >
        <TextField
          label={texts.zipcode}
          description={texts.zipcodeHelp}
          errorMessage={search.state === 'invalid' ? texts.invalid : undefined}
          value={typed}
          onChange={type}
          onBlur={enter}
          maxLength={7}
          autoComplete="postal-code"
          end={typed !== '' && <ClearField label={texts.clear} onPress={() => type('')} />}
        />
      </form>
      <p role="status" className="sr-only">
        {search.state === 'found' && texts.found(zipcode)}
      </p>
      <Results locator={locator} />
    </div>
  );
}

function Results({ locator: { search, zipcode, selected, select, retry } }: { locator: StoreLocatorState }) {
  switch (search.state) {
    case 'found':
      return (
        <StoreChoices
          stores={search.stores}
          zipcode={zipcode}
          value={selected?.storeNumber ?? null}
          onChange={select}
        />
      );
    case 'searching':
      return (
        <p className="mt-6 flex items-center gap-2 text-14 text-muted">
          <MapPin className="size-4" aria-hidden />
          {texts.searching}
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className="mt-6 grid justify-items-start gap-3">
          <p className="text-14 text-clay-ink">{texts.notFound}</p>
          <Button size="small" onPress={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      );
    default:
      return (
        <div className="mt-6 grid justify-items-center rounded-card border border-dashed border-line-strong p-6 text-center">
          <span className="grid size-11 place-items-center rounded-full bg-blush text-plum-dark">
            <Store className="size-5" strokeWidth={1.75} aria-hidden />
          </span>
          <h2 className="mt-3 display-18">{texts.none.title}</h2>
          <p className="mt-1 text-14 text-muted">{texts.none.text}</p>
        </div>
      );
  }
}
