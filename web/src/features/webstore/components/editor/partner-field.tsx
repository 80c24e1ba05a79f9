import { useState } from 'react';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatPlace } from '../../../../base/format.js';
import { partners as texts } from '../../../../texts/sections/partners.js';
import { webstorePage } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { Cover } from '../../../../ui/cover.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import type { Partners, PartnerState } from '../../use-partners.js';
import { PartnerSearch } from './partner-search.js';

interface PartnerFieldProps {
  partners: Partners;
  /** Webstores that cannot be chosen. */
  taken: readonly string[];
  /** Id of the chosen webstore; empty without one. */
  value: string;
  onChange: (partnerId: string) => void;
  errorMessage: string | undefined;
}

/** The vendor of one item: searched by name, then shown as a card with a button to change it. */
export function PartnerField({ partners, taken, value, onChange, errorMessage }: PartnerFieldProps) {
  const [phase, setPhase] = useState<'given' | 'changing' | 'chosen'>('given');
  const partner = partners.find(value);
  if (value !== '' && phase !== 'changing') {
    return (
      <ChosenPartner
        partner={partner}
        errorMessage={errorMessage}
        hasFocus={phase === 'chosen'}
        onChange={() => setPhase('changing')}
      />
    );
  }
  return (
    <div className="grid gap-2">
      <PartnerSearch
        taken={taken}
        errorMessage={errorMessage}
        autoFocus={phase === 'changing'}
        onChoose={(found) => {
          partners.remember(found);
          onChange(found.id);
          setPhase('chosen');
        }}
      />
      {phase === 'changing' && (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => setPhase('chosen')}>
          {texts.keep(nameOf(partner))}
        </Button>
      )}
    </div>
  );
}

/** The name of a partner, even while it is loading or no longer on the site. */
export function nameOf(partner: PartnerState): string {
  if (partner === 'unknown') return texts.loading;
  return partner === 'gone' ? texts.gone : partner.name;
}

interface ChosenPartnerProps {
  partner: PartnerState;
  errorMessage: string | undefined;
  /** Whether the search that it replaces had the focus. */
  hasFocus: boolean;
  onChange: () => void;
}

function ChosenPartner({ partner, errorMessage, hasFocus, onChange }: ChosenPartnerProps) {
  const isInvalid = errorMessage !== undefined;
  return (
    <div className="grid gap-2" {...(isInvalid && { 'data-invalid': true })}>
      <span className="text-14 font-strong">{texts.vendor}</span>
      <div className="flex flex-wrap items-center gap-4 rounded-card border border-hairline bg-paper p-3">
        <PartnerWords partner={partner} />
        <Button size="small" autoFocus={hasFocus} aria-label={texts.changeFrom(nameOf(partner))} onPress={onChange}>
          {texts.change}
        </Button>
      </div>
      {isInvalid && <p className="text-14 text-clay-ink">{errorMessage}</p>}
    </div>
  );
}

function PartnerWords({ partner }: { partner: PartnerState }) {
  if (typeof partner === 'string') {
    return (
      <span className="grid min-w-[min(--spacing(48),100%)] grow basis-0 gap-1">
        <span className="font-strong">{nameOf(partner)}</span>
        {partner === 'gone' && <span className="text-14 text-muted">{texts.goneText}</span>}
      </span>
    );
  }
  const { name, url, coverImage, categoryName, city, state } = partner;
  return (
    <>
      <Cover name={name} picture={coverImage} sizes="96px" className="h-18 w-24 shrink-0 rounded-input" />
      <span className="grid min-w-[min(--spacing(40),100%)] grow basis-0 justify-items-start">
        <span className="display-18 wrap-anywhere">{name}</span>
        <span className="text-14 text-muted">{webstorePage.categoryIn(categoryName, formatPlace(city, state))}</span>
        <Link to={`/${url}`} target="_blank" rel="noreferrer" className={`${textLinkStyle} text-14`}>
          {texts.seePage} <ExternalLink className="inline size-3.5" aria-hidden />
          <span className="sr-only"> {texts.newTab}</span>
        </Link>
      </span>
    </>
  );
}
