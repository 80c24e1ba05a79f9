import { useState } from 'react';
import { webstorePage as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';

interface ClampedTextProps {
  text: string;
  /** The classes that cut it, and how it stands. */
  clamp: string;
  className: string;
  /** Characters that surely fit into what is left of it, on phones and on wide screens. */
  fits: { phone: number; wide: number };
}

/** A line that somebody ended takes the room of a whole one. */
const fullLine = 33;

/** Lines that are cut until somebody asks for the rest; the way to it is there wherever something may be cut. */
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
