/**
 * The starter of a run, or the user who cancelled it: a person, the command line, a program whose index has another
 * mapping (`boot`), or the sweep that found no index or one with other counts (`keeper`).
 */
export type IndexRunStarter = { readonly userId: string } | { readonly program: 'command line' | 'boot' | 'keeper' };
