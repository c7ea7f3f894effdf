import type { ReactNode } from 'react';
import type { EditorSection } from './Sections.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export interface EditorFrameProps<Values extends object> {
  editor: EntryEditor<Values>;
  /** Above the name, such as 'Editing a product'. */
  overline: string;
  /** The heading until the entry has a name. */
  unnamed: string;
  sections: readonly EditorSection<Values>[];
  /** Beside the form; behind a switch below 1080 px. */
  preview?: ReactNode;
  /** A small dialog instead of a window. */
  small?: boolean;
  onHistory?: () => void;
  /** Beside the save button. */
  extraAction?: ReactNode;
  saveLabel?: string;
}
