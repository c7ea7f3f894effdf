import type { ReactNode } from 'react';
import type { EditorSection } from './Sections.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export interface EditorFrameProps<Values extends object> {
  editor: EntryEditor<Values>;
  /** Over the name: what is being done ('Editing a product'). */
  overline: string;
  /** The heading while there is no name yet. */
  unnamed: string;
  sections: readonly EditorSection<Values>[];
  /** Beside the form; below 1080 px behind a switch. Without it there is none. */
  preview?: ReactNode;
  /** A dialog of a few fields instead of a window. */
  small?: boolean;
  /** Opens the history. */
  onHistory?: () => void;
  /** Beside the button that saves, for a new one: such as saving it hidden. */
  extraAction?: ReactNode;
  saveLabel?: string;
}
