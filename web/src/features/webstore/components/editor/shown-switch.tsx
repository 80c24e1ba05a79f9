import type { OptionalSectionContent } from '#contracts/webstore/sections.js';
import { editor as texts } from '../../../../texts/editor.js';
import { SwitchRow } from '../../../../ui/switch-row.js';

interface ShownSwitchProps {
  section: OptionalSectionContent | undefined;
  isFilled: boolean;
  /** Text about when an empty section appears. */
  empty?: string;
  onChange: (section: OptionalSectionContent) => void;
}

/** Hides or shows the section. An empty one appears automatically with its first item (WS-43). */
export function ShownSwitch({ section, isFilled, empty = texts.show.empty, onChange }: ShownSwitchProps) {
  if (!section) return null;
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-4">
      {isFilled && (
        <SwitchRow
          label={texts.show.label}
          isSelected={section.enabled}
          onChange={(enabled) => onChange({ ...section, enabled })}
        />
      )}
      <p className="text-14 text-muted">{isFilled ? texts.show.help : empty}</p>
    </div>
  );
}
