/** The admin's editor: its dialog, its fields by the API's names and its save button. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Admin } from './admin.ts';

export interface Editor {
  dialog: Locator;
  field: (name: string) => Locator;
  save: Locator;
  /** Over the editor: leaving, a conflict. */
  question: Locator;
}

export function editorOf(page: Page): Editor {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') });
  return {
    dialog,
    field: (name) => dialog.locator(`[name="${name}"]`),
    save: dialog.locator('[type=submit]'),
    question: page.getByRole('alertdialog').filter({ has: page.getByRole('heading') }),
  };
}

export async function openEditor(
  page: Page,
  admin: Admin,
  tab: 'shop' | 'banner-texts',
  id: string,
): Promise<Editor> {
  await admin.visit(tab, { edit: id });
  const editor = editorOf(page);
  // It has taken the focus, so typed text is its own.
  await expect(editor.dialog.getByRole('heading', { level: 2 })).toBeFocused();
  return editor;
}

/** Resolves once the draft is stored on the device. */
export async function untilKept(page: Page, { words }: Admin): Promise<void> {
  await expect(
    page.getByRole('dialog').getByRole('status').filter({ hasText: words.editor.draft.keptShort }),
  ).toBeAttached();
}
