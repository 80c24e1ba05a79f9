/** A spinner without an accessible name: the text beside it has the meaning. */
export function Spinner() {
  return (
    <svg className="size-4 animate-turn" viewBox="0 0 16 16" fill="none" aria-hidden>
      <circle cx="8" cy="8" r="6.500" stroke="currentColor" strokeOpacity=".3" strokeWidth="1.500" />
      <path d="M8 1.500A6.500 6.500 0 0 1 14.500 8" stroke="currentColor" strokeWidth="1.500" strokeLinecap="round" />
    </svg>
  );
}
