/** A shop of the test's own that takes orders, with a real mail server for its mails. */
import { type TakenMail, type TestMailServer, startMailServer } from '#test/mail-server.ts';
import { expect, test as base } from './order-shop.ts';
import { withOwnServer } from './own-server.ts';

export const test = base.extend<{ smtp: TestMailServer }>({
  smtp: async ({ headless: _headless }, use) => {
    const smtp = await startMailServer();
    try {
      await use(smtp);
    } finally {
      await smtp.close();
    }
  },
  server: async ({ smtp }, use) => {
    await withOwnServer({ mail: smtp.url }, (server) => use(server));
  },
});

/** The mail of this number to the address, counted from 1, once it has come. */
export async function mailTo(smtp: TestMailServer, email: string, number = 1): Promise<TakenMail> {
  const taken = () => smtp.mails.filter(({ envelope }) => envelope.to.includes(email))[number - 1];
  await expect.poll(() => taken()?.subject).toBeTruthy();
  return taken()!;
}
