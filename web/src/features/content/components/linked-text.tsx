import { textLinkStyle } from '../../../ui/text-link-style.js';

/** In a group of its own, so that `split` keeps it at the odd places. */
const email = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Text in which each email is a link. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(email).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`mailto:${part}`} className={textLinkStyle}>
        {part}
      </a>
    ),
  );
