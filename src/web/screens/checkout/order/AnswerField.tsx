import type { QuoteLine } from '#contract/checkout.ts';
import { ANSWER_LENGTH } from '#domain/attendees.ts';
import { contentText } from '#i18n/content.ts';
import { TextAreaField } from '#ui/Field.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './fields.module.css';

interface AnswerFieldProps {
  /** The workshop's id. */
  item: string;
  question: NonNullable<QuoteLine['question']>;
  value: string;
  onChange: (answer: string) => void;
}

/** What a workshop asks of who registers; nobody has to answer. An answer is one line. */
export function AnswerField({ item, question, value, onChange }: AnswerFieldProps) {
  const { fields } = useMessages();
  const lang = useLang();
  return (
    <TextAreaField
      name={`answers.${item}`}
      label={
        <>
          <Text content={contentText(lang, question.title, question.translations?.en?.title)} />{' '}
          <span className={styles.optional}>{fields.optional}</span>
        </>
      }
      dir="auto"
      rows={2}
      maxLength={ANSWER_LENGTH}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('\n', ' '))}
    />
  );
}
