import { usePageTexts } from '#web/features/page/page-texts.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { FormSection } from './FormSection.tsx';
import { Optional } from './Optional.tsx';

export function NoteSection({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = usePageTexts('order-form');
  return (
    <FormSection title={t.noteTitle}>
      <TextAreaField
        name="note"
        label={<Optional label={t.noteLabel} />}
        value={value}
        maxLength={1_000}
        rows={3}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FormSection>
  );
}
