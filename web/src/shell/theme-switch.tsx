import { Monitor, Moon, Sun } from 'lucide-react';
import { browserStorage } from '../lib/browser-storage.js';
import { chooseTheme, useTheme, type Theme } from '../lib/theme.js';
import { shell } from '../texts/shell.js';
import { Segments } from '../ui/segments.js';

const { label, light, dark, system } = shell.theme;
const themes: { id: Theme; name: string; icon: typeof Sun }[] = [
  { id: 'light', name: light, icon: Sun },
  { id: 'dark', name: dark, icon: Moon },
  { id: 'system', name: system, icon: Monitor },
];

/** Light, dark, or the setting of the system. */
export function ThemeSwitch() {
  const choose = (theme: Theme) => chooseTheme(browserStorage(), theme);
  return <Segments label={label} options={themes} value={useTheme()} onChange={choose} />;
}
