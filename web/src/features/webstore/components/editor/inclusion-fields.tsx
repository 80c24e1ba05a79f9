import { useRef } from 'react';
import { Plus, X } from 'lucide-react';
import { packages as texts } from '../../../../texts/sections/packages.js';
import { Button } from '../../../../ui/button.js';
import { FieldHelp } from '../../../../ui/field-help.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { TextField } from '../../../../ui/text-field.js';

const mostLines = 30;

interface InclusionFieldsProps {
  value: readonly string[];
  onChange: (lines: string[]) => void;
  errorMessage: string | undefined;
}

/** The inclusions of a package, one line each; Enter moves to the next one. */
export function InclusionFields({ value, onChange, errorMessage }: InclusionFieldsProps) {
  const list = useRef<HTMLDivElement>(null);
  const lines = value.length === 0 ? [''] : value;
  const focusLine = (index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  const insertAfter = (index: number) => {
    if (lines.length >= mostLines) return;
    onChange(lines.toSpliced(index + 1, 0, ''));
    focusLine(index + 1);
  };
  return (
    <div ref={list} role="group" aria-label={texts.inclusions} className="grid gap-2">
      <span className="text-14 font-strong">{texts.inclusions}</span>
      {lines.map((line, index) => (
        <div key={index} className="flex items-center gap-1">
          <div className="grow">
            <TextField
              isLabelHidden
              label={texts.inclusion(index + 1)}
              value={line}
              placeholder={index === 0 ? texts.inclusionPlaceholder : ''}
              onChange={(text) => onChange(lines.with(index, text))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                insertAfter(index);
              }}
              {...(errorMessage !== undefined && line.trim() === '' && { errorMessage })}
            />
          </div>
          <IconButton
            icon={X}
            label={texts.removeInclusion(index + 1)}
            isDisabled={lines.length === 1 && line === ''}
            onPress={() => onChange(lines.toSpliced(index, 1))}
          />
        </div>
      ))}
      <FieldHelp description={texts.inclusionsHelp} errorMessage={undefined} />
      <Button
        kind="quiet"
        size="small"
        className="justify-self-start"
        isDisabled={lines.length >= mostLines}
        onPress={() => insertAfter(lines.length - 1)}
      >
        <Plus className="size-4" aria-hidden />
        {texts.addInclusion}
      </Button>
    </div>
  );
}
