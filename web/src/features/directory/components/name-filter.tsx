import { useState, type SubmitEvent } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { shortestName } from '#contracts/directory/search-filters.js';
import { filterWords as words } from '../../../texts/directory.js';
import { SearchField } from '../../../ui/search-field.js';

interface NameFilterProps {
  name: string | undefined;
  /** A name in the address that is too short. */
  shortName: string | undefined;
  onChange: (name: string | undefined) => void;
}

const longestName = 120;
/** Debounce in milliseconds. */
const debounceMs = 500;
const isTooShort = (typed: string) => typed !== '' && typed.length < shortestName;

/** Searches for a name as soon as it is long enough (DIR-21); Enter does not wait. */
export function NameFilter({ name, shortName, onChange }: NameFilterProps) {
  const asked = shortName ?? name ?? '';
  const { text, type, send, isTyping } = useTypedText(asked, (typed) => {
    if (!isTooShort(typed)) onChange(typed === '' ? undefined : typed);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form aria-label={words.name} noValidate onSubmit={submit}>
      <SearchField
        label={words.name}
        maxLength={longestName}
        value={text}
        onChange={type}
        placeholder={words.nameHint}
        errorMessage={!isTyping && isTooShort(text.trim()) ? words.nameTooShort : undefined}
      />
    </form>
  );
}

/** Debounced text, which is updated when it changes elsewhere (a chip, Back). */
function useTypedText(asked: string, onSend: (text: string) => void) {
  const [text, setText] = useState(asked);
  const [sent, setSent] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [isTyping, setTyping] = useState(false);
  if (seen !== asked) {
    setSeen(asked);
    setSent(asked);
    if (asked !== sent) setText(asked);
  }
  const send = () => {
    setTyping(false);
    const typed = text.trim();
    if (typed === sent) return;
    setSent(typed);
    onSend(typed);
  };
  const sendLater = useDebouncedCallback(send, debounceMs);
  const type = (typed: string) => {
    setText(typed);
    setTyping(true);
    sendLater();
  };
  return { text, type, send: sendLater.flush, isTyping };
}
