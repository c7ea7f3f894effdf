import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { Field } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

type EmailFieldProps = Pick<ComponentProps<typeof Field>, 'error' | 'onInput'>;

/** Of login and registration; begins with what was typed at the other. */
export function EmailField({ onInput, ...field }: EmailFieldProps) {
  const { fields } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const [typed] = useState(typedEmail);
  useEffect(() => {
    // Before the page came alive.
    if (input.current?.value) keepTypedEmail(input.current.value);
  }, []);
  return (
    <Field
      {...field}
      ref={input}
      label={fields.email}
      name="email"
      type="email"
      autoComplete="username"
      defaultValue={typed}
      onInput={(event) => {
        keepTypedEmail(event.currentTarget.value);
        onInput?.(event);
      }}
      required
      maxLength={BOUNDS.email}
    />
  );
}
