import '../form/zod-without-jit.ts';
import { useState } from 'react';
import { problemsOf } from '../form/check.ts';
import { useAdminMessages } from '../language.tsx';
import type { RosterAct } from './useRosterAct.ts';
import { attendeeInputSchema } from '#contract/attendees.ts';
import { type AttendeeValues, inputOf } from './attendee-values.ts';

/** The contract's own rules are told at the fields before anything is sent, the server's answer afterwards. */
export function useAttendeeForm(start: AttendeeValues, { refused }: RosterAct) {
  const { errors, fields } = useAdminMessages();
  const [values, setValues] = useState(start);
  const [pressed, setPressed] = useState(false);
  const found = problemsOf(attendeeInputSchema, inputOf(values), { errors, notNumber: fields.notNumber });
  return {
    values,
    problems: pressed ? { ...refused, ...found } : {},
    change: setValues,
    reset: () => {
      setValues(start);
      setPressed(false);
    },
    /** Null while something is wrong. */
    submit: () => {
      setPressed(true);
      return Object.keys(found).length === 0 ? inputOf(values) : null;
    },
  };
}
