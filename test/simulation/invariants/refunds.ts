/** What the provider has given back is what the shop has asked for, once. */
import type { ProviderTransaction } from '../provider.ts';
import type { Rows } from '../rows.ts';

type Refund = Rows['refunds'][number];

export function* refundFaults({ refunds, charges, given, documents }: Rows, credited: readonly number[]) {
  const asked = refunds.filter(({ way }) => way === 'provider');
  const chargeOf = (attempt: string | null) =>
    charges.find(({ attempt_id }) => attempt_id === attempt)?.reference;
  const isOf = ({ amount, attempt_id }: Refund, there: ProviderTransaction) =>
    amount === there.amount && chargeOf(attempt_id) === String(there.refundOf);
  const references = asked.map(({ provider_reference }) => provider_reference).filter((one) => one !== null);
  if (new Set(references).size !== references.length) yield 'two refunds have the same reference';
  for (const refund of asked) {
    const { id, state, provider_reference: reference } = refund;
    if (documents.filter(({ refund_id }) => refund_id === id).length > Number(state === 'done'))
      yield `the refund ${id}, which is ${state}, has too many documents`;
    if (reference === null) continue;
    const there = given.find((transaction) => String(transaction.id) === reference);
    if (state !== 'done' || !there || !isOf(refund, there))
      yield `the refund ${id} is another one at the provider`;
  }
  if (new Set(credited).size !== credited.length) yield 'a document of a refund was asked for twice';
  yield* unaskedRefunds(asked, given, { isOf, references });
}

/** The answer to a whole refund doesn't name it, and another's may not have come. */
function* unaskedRefunds(
  asked: readonly Refund[],
  given: readonly ProviderTransaction[],
  known: { isOf: (refund: Refund, there: ProviderTransaction) => boolean; references: readonly string[] },
) {
  const nameless = asked.filter(({ sent_at, provider_reference: reference }) => sent_at && !reference);
  const done = nameless.filter(({ state }) => state === 'done');
  const open = nameless.filter(({ state }) => state !== 'done' && state !== 'refused');
  const refused = nameless.filter(({ state }) => state === 'refused');
  const take = (from: Refund[], there: ProviderTransaction) => {
    const at = from.findIndex((refund) => known.isOf(refund, there));
    return at === -1 ? undefined : from.splice(at, 1)[0];
  };
  for (const there of given.filter(({ id }) => !known.references.includes(String(id)))) {
    // One of the same sum that was asked for later may be the one that was done.
    const refund = take(done, there) ?? take(open, there) ?? take(refused, there);
    if (!refund) yield `the provider gave back ${there.amount} as ${there.id} without being asked`;
    else if (refund.state === 'refused') yield `the refund ${refund.id} counts as refused, and was done`;
  }
  for (const { id } of done) yield `the refund ${id} is done, and not at the provider`;
}
