/** A known customer is found, a new one named. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { fullName } from '#domain/person.ts';
import { Field } from '#ui/Field.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { keys } from '#admin/data/queries.ts';
import { FindField } from '#admin/fields/FindField.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { CONTACT_FIELDS, type ContactField, type TakenOrder, type TakenProblems } from './taken-order.ts';
import styles from './TakenOrder.module.css';

/** Customers; typing more narrows them down. */
const SHOWN = 4;
/** Signs from which on customers are looked for. */
const LEAST = 2;

interface TakenContactProps {
  contact: TakenOrder['contact'];
  problems: TakenProblems;
  onChange: (contact: TakenOrder['contact']) => void;
}

const KINDS: Record<ContactField, object> = {
  firstName: {},
  lastName: {},
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', dir: 'ltr' },
};

export function TakenContact({ contact, problems, onChange }: TakenContactProps) {
  const { orderTaking: t } = useAdminMessages();
  const choose = ({ firstName, lastName, email, phoneNumber }: User) =>
    onChange({ firstName, lastName, email, phone: phoneNumber ?? '' });
  return (
    <>
      <CustomerSearch onChoose={choose} />
      <div className={styles.pairs}>
        {CONTACT_FIELDS.map((name) => {
          const problem = problems[name];
          return (
            <Field
              key={name}
              {...KINDS[name]}
              name={name}
              label={t.contact[name]}
              value={contact[name]}
              maxLength={name === 'email' ? BOUNDS.email : BOUNDS.shortText}
              autoComplete="off"
              required
              error={problem ? t.missing[problem] : null}
              onChange={(event) => onChange({ ...contact, [name]: event.currentTarget.value })}
            />
          );
        })}
      </div>
    </>
  );
}

function CustomerSearch({ onChoose }: { onChoose: (user: User) => void }) {
  const { orderTaking: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const query = { page: 1, limit: SHOWN, q };
  const isAsked = q.length >= LEAST;
  const { data } = useQuery({
    queryKey: keys.users(query),
    queryFn: () => adminApi.users(query),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const found = isAsked ? data : undefined;
  return (
    <FindField
      label={t.findCustomer}
      value={typed}
      onValue={setTyped}
      status={found && t.customersFound(found.pagination.total)}
    >
      {found && found.data.length > 0 && (
        <ul className={styles.results} aria-label={t.customers}>
          {found.data.map((user) => (
            <li key={user._id}>
              <button
                type="button"
                className={styles.result}
                onClick={() => {
                  onChoose(user);
                  setTyped('');
                }}
              >
                <AdminIcon name="users" size={20} />
                <span className={styles.words}>
                  <bdi className={styles.name}>{fullName(user)}</bdi>
                  <bdi dir="ltr" className={styles.soft}>
                    {user.phoneNumber ?? user.email}
                  </bdi>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </FindField>
  );
}
