/**
 * Who starts or cancels a run: a person; somebody at a shell; a program whose index has another mapping (`boot`); or the
 * sweep that found no index, or one with other counts (`keeper`).
 */
export type IndexRunStarter = { readonly userId: string } | { readonly program: 'command line' | 'boot' | 'keeper' };
