/** The demo's orders, made as customers and the admin make them, at moments of the last weeks. */
import type { User } from '#contract/auth.ts';
import type { Settings } from '#contract/settings.ts';
import { newId } from '../db/ids.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { insertAccount } from '../features/accounts/accounts.repository.ts';
import { forgetOrderMails } from '../features/orders/order-mails.service.ts';
import { writeMadeOrders } from './made-orders.repository.ts';
import { momentsOf } from './order-moments.ts';
import { takeStep } from './order-steps.ts';
import { placeDemoOrder, takeDemoOrder } from './place-order.ts';
import type { DemoOrder, DemoPerson } from './types.ts';

export interface OrderSetting {
  settings: Settings;
  /** The admin's id. */
  admin: string;
  /** Of all demo customers: of a password that nobody knows. */
  passwordHash: string;
  holdMinutes: number;
}

/** Needs the demo's catalogue. No mail is sent, since nobody would read it. */
export async function makeDemoOrders(
  transaction: DatabaseTransaction,
  orders: readonly DemoOrder[],
  { settings, admin, passwordHash, holdMinutes, now: today }: OrderSetting & { now: Date },
): Promise<void> {
  const customers = new Map<DemoPerson, User>();
  const made: string[] = [];
  for (const [index, order] of orders.entries()) {
    const [now, ...moments] = momentsOf(order, today) as [Date, ...Date[]];
    const placing = { key: `order-${index}-of-the-demo`, settings, holdMinutes, now };
    if (!order.byPhone && !customers.has(order.by)) {
      const user = customerOf(order.by, now);
      if (!(await insertAccount(transaction, { user, passwordHash }))) throw taken(user.email);
      customers.set(order.by, user);
    }
    const id = order.byPhone
      ? await takeDemoOrder(transaction, order, { ...placing, admin })
      : await placeDemoOrder(transaction, order, customers.get(order.by)!, placing);
    made.push(id);
    for (const [step, at] of moments.entries())
      await takeStep(transaction, id, order.steps[step]!, { by: admin, now: at });
  }
  await forgetOrderMails(transaction, made);
  const ids = [...customers.values()].map(({ _id }) => _id);
  await writeMadeOrders(transaction, { orders: made, customers: ids });
}

function customerOf({ firstName, lastName, email, phone }: DemoPerson, now: Date): User {
  const joinedDate = now.toISOString();
  return {
    _id: newId(),
    firstName,
    lastName,
    email,
    phoneNumber: phone,
    role: 'user',
    joinedDate,
    lastLoginDate: joinedDate,
    newsletter: false,
  };
}

function taken(email: string): Error {
  return new Error(`The demo's customer ${email} has an account already`);
}
