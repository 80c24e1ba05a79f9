import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import type { PartnerCardView } from '#contracts/directory/directory.views.js';
import { shortestName } from '#contracts/directory/search-filters.js';
import { formatPlace } from '../../../../base/format.js';
import { useServices } from '../../../../lib/services.js';
import { partners as texts } from '../../../../texts/sections/partners.js';
import { webstorePage } from '../../../../texts/webstore-page.js';
import { ComboBox } from '../../../../ui/combo-box.js';
import { Cover } from '../../../../ui/cover.js';
import { webstoresNamedQuery } from '../../api.js';
import { Matched } from './matched.js';

/** Debounce of requests in milliseconds (WS-109). */
const debounceMs = 300;
const longestName = 120;
/** Largest number of results of one call. */
const mostFound = 10;

interface PartnerSearchProps {
  /** Excluded webstores: the vendor's own, and partners in the list already. */
  taken: readonly string[];
  onChoose: (partner: PartnerCardView) => void;
  errorMessage: string | undefined;
  autoFocus: boolean;
}

/** Searches vendors by name during input. */
export function PartnerSearch({ taken, onChoose, errorMessage, autoFocus }: PartnerSearchProps) {
  const [text, setText] = useState('');
  const { found, foot, none } = useFound(text.trim(), taken);
  return (
    <>
      <ComboBox
        label={texts.vendor}
        text={text}
        onType={(typed) => setText(typed.slice(0, longestName))}
        // New objects, because the list caches rendered options, and the underlined letters change.
        options={found.map(({ id, name }) => ({ id, name }))}
        chosen={null}
        onChoose={({ id }) => {
          const partner = found.find((one) => one.id === id);
          if (partner) onChoose(partner);
        }}
        look={({ id }) => {
          const partner = found.find((one) => one.id === id);
          return partner && <FoundPartner partner={partner} typed={text.trim()} />;
        }}
        foot={found.length > 0 && <p className="border-t border-hairline px-5 py-3 text-14 text-muted">{foot}</p>}
        placeholder={texts.placeholder}
        clear={texts.clear}
        none={none}
        errorMessage={errorMessage}
        autoFocus={autoFocus}
      />
      <span aria-live="polite" className="sr-only">
        {text !== '' && found.length === 0 && none}
      </span>
    </>
  );
}

/** Vendors whose name matches the typed text, and the message below them or instead of them. */
function useFound(typed: string, taken: readonly string[]) {
  const { api } = useServices();
  const [asked] = useDebounce(typed, debounceMs);
  const { data, isFetching, isError } = useQuery(webstoresNamedQuery(api, asked));
  const isLong = [...typed].length >= shortestName;
  const isLoading = isFetching || asked !== typed;
  const answered = isLong && data ? data : [];
  const found = answered.filter(({ id }) => !taken.includes(id));
  const notFound = answered.length > 0 ? texts.allTaken : texts.none;
  const ended = isError ? texts.failed : notFound;
  return {
    found,
    foot: answered.length < mostFound ? texts.found(found.length) : texts.bestMatches(found.length),
    none: !isLong ? texts.goOn(shortestName) : isLoading ? texts.searching : ended,
  };
}

function FoundPartner({ partner, typed }: { partner: PartnerCardView; typed: string }) {
  const { name, coverImage, categoryName, city, state } = partner;
  return (
    <span className="flex min-w-0 grow items-center gap-3 py-0.5">
      <Cover name={name} picture={coverImage} sizes="56px" className="h-10 w-14 shrink-0 rounded-input" />
      <span className="grid min-w-0">
        <span className="truncate font-strong">
          <Matched name={name} typed={typed} />
        </span>
        <span className="truncate text-14 text-muted">
          {webstorePage.categoryIn(categoryName, formatPlace(city, state))}
        </span>
      </span>
    </span>
  );
}
