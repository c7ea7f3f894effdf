import { choiceTitlesOf } from '#server/db/entries/chosen-columns.ts';
import type { Database } from '#server/db/schema.ts';
import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';

export const cartData: PersonalData<Pick<CustomerData, 'carts'>, object> = {
  tables: ['carts'],
  read: async (db, { userId }) => ({ carts: await readCarts(db, userId) }),
  forget: async (transaction, { userId }) => {
    await transaction.deleteFrom('carts').where('user_id', '=', userId).execute();
    return {};
  },
};

async function readCarts(db: Database, userId: string): Promise<CustomerData['carts']> {
  const carts = await db
    .selectFrom('carts')
    .select(['id', 'created_at as since', 'updated_at as changed'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const lines = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select([
      'cart_id',
      'product_type as productType',
      'item',
      'title',
      'quantity',
      'choice_titles',
      'personal_text as personalText',
    ])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  const linesOf = groupBy(lines, ({ cart_id, choice_titles, ...line }) => [
    cart_id,
    { ...line, choices: choiceTitlesOf(choice_titles) },
  ]);
  return carts.map(({ id, ...cart }) => ({ ...cart, lines: linesOf(id) }));
}

function groupBy<Row, Owner, Value>(
  rows: Row[],
  split: (row: Row) => [Owner, Value],
): (owner: Owner) => Value[] {
  const groups = Map.groupBy(rows.map(split), ([owner]) => owner);
  return (owner) => (groups.get(owner) ?? []).map(([, value]) => value);
}
