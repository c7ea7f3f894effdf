import type { ReactNode } from 'react';
import type { EditorSection } from './Sections.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

export interface EditorFrameProps<Values extends object> {
  editor: EntryEditor<Values>;
  /** Above the name, such as 'Editing a product'. */
  overline: string;
  unnamed: string;
  sections: readonly EditorSection<Values>[];
  /** Behind a switch below 1080 px. */
  preview?: ReactNode;
  small?: boolean;
  onHistory?: () => void;
  extraAction?: ReactNode;
  saveLabel?: string;
  /** Instead of saving as it is. */
  onSubmit?: () => void;
}
