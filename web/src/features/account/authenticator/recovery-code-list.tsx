import { useEffect, useRef } from 'react';
import { Download } from 'lucide-react';
import { secondFactor } from '../../../texts/second-factor.js';
import { Button } from '../../../ui/button.js';
import { CopyButton } from './copy-button.js';

const texts = secondFactor.recovery;

interface RecoveryCodeListProps {
  /** One level below the heading of the page or section. */
  heading: 'h2' | 'h3';
  codes: readonly string[];
  onKept: () => void;
}

/** Shows recovery codes once; continuing confirms that they are stored. */
export function RecoveryCodeList({ heading: Heading, codes, onKept }: RecoveryCodeListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form has been removed: its replacement is announced to screen readers.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <div>
        <Heading ref={title} tabIndex={-1} className="font-strong outline-none">
          {texts.title}
        </Heading>
        <p className="mt-1 max-w-prose text-muted">{texts.text}</p>
      </div>
      <ol
        aria-label={texts.list}
        className="grid max-w-110 grid-cols-2 gap-x-8 gap-y-2 rounded-card border border-hairline bg-surface p-5"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onPress={onKept}>
          {texts.done}
        </Button>
        <Button onPress={() => save(codes)}>
          <Download className="size-4" aria-hidden />
          {texts.save}
        </Button>
        <CopyButton text={codes.join('\n')} label={texts.copy} />
      </div>
    </div>
  );
}

function save(codes: readonly string[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  link.download = texts.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
