/** Colors of the pictures: those of the site, with matching light and shadow. */
export const C = {
  paper: '#FBF8F4',
  cream: '#F4EADD',
  linen: '#E9DCCB',
  sand: '#D9C3A8',
  ink: '#231F20',
  plum: '#6D2E46',
  deep: '#2E1622',
  night: '#1E1A2B',
  blush: '#F3DCD8',
  rose: '#DDA7A2',
  mauve: '#B98292',
  sage: '#7C8F78',
  moss: '#4E5F4B',
  forest: '#2F3B30',
  mist: '#C9CFC2',
  amber: '#E2A54F',
  honey: '#F4CF8D',
  clay: '#B4432F',
  terra: '#C9775B',
  peach: '#F2B993',
  gold: '#C79A55',
} as const;

/** Skies: top, middle, around the sun, and the land below. */
export const skies = [
  [C.mauve, C.peach, C.honey, C.plum], // golden
  ['#C7B6BE', C.blush, '#FBE6CF', '#75556A'], // soft morning
  ['#6A5670', '#C98C86', C.peach, '#3E2740'], // dusk
  ['#AEB7AC', '#E6DCCB', '#FBEFD9', C.moss], // mist
] as const;

/** Gradients on balls: light, color and shadow. */
export const balls = {
  pearl: [
    [0, '#FFFFFF'],
    [1, '#D9C8B4'],
  ],
  brass: [
    [0, '#FFF6D6'],
    [0.6, '#D9A548'],
    [1, '#8A5E24'],
  ],
  strawberry: [
    [0, '#F08A7A'],
    [0.6, C.clay],
    [1, '#7A2A22'],
  ],
} as const;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  const kept = Math.max(0, Math.min(1, share));
  const mixed = channels(from).map((value, nth) => Math.round(value + ((end[nth] ?? 0) - value) * kept));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Formats a length with one decimal, which is finer than a pixel. */
export const f = (length: number): string => String(Math.round(length * 10) / 10);
