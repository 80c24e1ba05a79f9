import { useState } from 'react';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';

interface ClampedTextProps {
  text: string;
  /** The classes that clamp the text, and its style. */
  clamp: string;
  className: string;
  /** Number of characters that certainly fit, on phones and on wide screens. */
  fits: { phone: number; wide: number };
}

/** A line break counts as a whole line. */
const fullLine = 33;

/**
 * A text with a limited number of lines until the reader expands it; the button exists whenever something may be cut
 * off.
 */
export function ClampedText({ text, clamp, className, fits }: ClampedTextProps) {
  const [isWhole, setWhole] = useState(false);
  const length = text.length + (text.split('\n').length - 1) * fullLine;
  return (
    <>
      <p
        className={`wrap-anywhere whitespace-pre-line ${className} ${isWhole ? '' : `${clamp} noscript:line-clamp-none! print:line-clamp-none!`}`}
      >
        {text}
      </p>
      {length > fits.phone && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
          className={`noscript:hidden ${length > fits.wide ? '' : 'desk:hidden'}`}
        >
          {isWhole ? texts.showLess : texts.readMore}
        </Button>
      )}
    </>
  );
}
