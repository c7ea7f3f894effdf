/** Whether an entry is in the shop, never folded away, and where it stands there. */
import { StepperField } from '#admin/fields/StepperField.tsx';
import { SwitchField } from '#admin/fields/SwitchField.tsx';
import rows from '#admin/fields/rows.module.css';
import type { EditorSection } from './Sections.tsx';

interface Displayed {
  active: boolean;
  priority: number | null;
}

interface DisplayTexts {
  display: string;
  active: string;
  activeHint: string;
  priority: string;
  priorityHint: string;
}

export function displaySections<Values extends Displayed>(
  t: DisplayTexts,
  fold: EditorSection<Values>['fold'],
): EditorSection<Displayed>[] {
  const active = <SwitchField<Displayed> path="active" label={t.active} hint={t.activeHint} />;
  const priority = (
    <StepperField<Displayed> path="priority" label={t.priority} hint={t.priorityHint} optional />
  );
  if (fold)
    return [
      { id: 'active', title: t.active, covers: ['active'], bare: true, content: active },
      { id: 'display', title: t.priority, covers: ['priority'], fold, content: priority },
    ];
  return [
    {
      id: 'display',
      title: t.display,
      covers: ['active', 'priority'],
      content: (
        <div className={rows.pair}>
          {active}
          {priority}
        </div>
      ),
    },
  ];
}
