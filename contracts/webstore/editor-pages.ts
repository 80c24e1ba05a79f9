import type { EditorPage } from './editor-paths.js';
import { sectionNames } from './sections.js';

/** The pages of the editor in their order. */
export const editorPages: readonly EditorPage[] = [...sectionNames, 'inserts'];
