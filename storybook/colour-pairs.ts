/**
 * Two colors that are used together, by the names of their tokens, and the minimum contrast that WCAG 2.2 AA requires.
 */
export interface ColourPair {
  front: string;
  ground: string;
  /** 4.5 for text; 3 for marks, lines and rings that carry meaning. */
  least: 4.5 | 3;
  use: string;
}

const text = (use: string, front: string, grounds: readonly string[]): ColourPair[] =>
  grounds.map((ground) => ({ front, ground, least: 4.5, use }));
const mark = (use: string, front: string, grounds: readonly string[]): ColourPair[] =>
  grounds.map((ground) => ({ front, ground, least: 3, use }));

/** Every pair that the interface uses. A new one is added here first. */
export const colourPairs: readonly ColourPair[] = [
  ...text('Text', 'ink', ['paper', 'surface', 'sunk', 'blush', 'blush-soft']),
  ...text('Text on soft grounds', 'ink', ['sage-soft', 'amber-soft', 'clay-soft']),
  ...text('Quieter text', 'muted', ['paper', 'surface', 'sunk', 'blush-soft']),
  ...text('Text of least weight', 'faint', ['paper', 'surface']),
  ...text('Links', 'plum', ['paper', 'surface', 'blush-soft']),
  ...text('What is chosen', 'plum-dark', ['blush', 'surface']),
  ...text('Buttons', 'on-action', ['action', 'action-hover']),
  ...text('Something good', 'sage-ink', ['sage-soft', 'surface', 'paper']),
  ...text('Something waits', 'amber-ink', ['amber-soft', 'surface', 'paper']),
  ...text('Something is wrong', 'clay-ink', ['clay-soft', 'surface', 'paper']),
  ...mark('Edges of fields', 'line-strong', ['surface', 'paper']),
  ...mark('Focus ring', 'plum', ['paper', 'surface', 'sunk', 'blush']),
  ...mark('Dots', 'sage', ['surface']),
  ...mark('Dots, stars', 'amber', ['surface', 'paper']),
  ...mark('Dots, edges', 'clay', ['surface', 'paper']),
];
