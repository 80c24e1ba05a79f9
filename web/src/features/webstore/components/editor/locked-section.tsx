import { Lock } from 'lucide-react';
import type { SectionName } from '#contracts/webstore/sections.js';
import { editor as texts } from '../../../../texts/editor.js';
import { StatePanel } from '../../../../ui/state-panel.js';

/** Stands in place of a section that the plan does not include (WS-38). What was entered before is kept (OP-52). */
export function LockedSection({ section, isKept }: { section: SectionName; isKept: boolean }) {
  const text = [texts.locked.benefit[section], isKept && texts.locked.kept].filter(Boolean).join(' ');
  return <StatePanel icon={Lock} title={texts.locked.title(texts.sections[section].name)} text={text} />;
}
