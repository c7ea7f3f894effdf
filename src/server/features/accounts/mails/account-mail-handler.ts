import type { Lang } from '#domain/language.ts';
import { accountMailEn } from '#i18n/account-mails/en.ts';
import { type AccountMailWords, accountMailHe } from '#i18n/account-mails/he.ts';
import { inBoth } from '#contract/localized.ts';
import { inLanguage } from '#contract/routes.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#server/db/ids.ts';
import type { Database } from '#server/db/schema.ts';
import { type DisabledJobs, type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import { writtenMail } from '#server/mail/document/written-mail.ts';
import { MAX_CONNECTIONS, type Sender, failureOf, smtpSender } from '#server/mail/smtp-sender.ts';
import type { ShopSettings } from '#server/features/settings/shop-settings.ts';
import { codeMail } from '../codes/code-mail.ts';
import { MAIL_USEFUL, newsletterMail } from '../newsletter/newsletter-mail.ts';
import { emailLinkMail } from '../links/email-link.ts';
import { passwordLinkMail } from '../links/password-link.ts';
import { isReserved } from '../login/auth.service.ts';
import type { Passwords } from '../login/passwords.ts';
import type { AccountMailContent, MailContext } from './mail-context.ts';
import { emailAskedMail, emailChangedMail, passwordChangedMail, passwordRemovedMail } from './notices.ts';
import { ACCOUNT_MAIL, type AccountMail, type AccountMailKind } from './account-mail-job.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** People wait for a code: the pauses are short. */
const RETRY = { first: 5_000, longest: 5 * MINUTE, giveUp: 2 * DAY };

interface AccountMailOptions {
  db: Database;
  config: Pick<Config, 'mail' | 'publicUrl' | 'admin'>;
  settings: ShopSettings;
  passwords: Passwords;
  /** Unset: by SMTP. */
  sender?: Sender | undefined;
  now: () => Date;
}

interface Writer {
  /** ms after which the mail would no longer be of use. */
  useful: number;
  /** Makes the code or link that the mail carries. Null: there is nothing to send. */
  write: (mail: AccountMail, context: MailContext) => Promise<AccountMailContent | null>;
}

const WRITERS: Record<AccountMailKind, Writer> = {
  code: { useful: 10 * MINUTE, write: codeMail },
  newsletter: { useful: MAIL_USEFUL, write: newsletterMail },
  password_link: { useful: HOUR, write: passwordLinkMail },
  password_changed: { useful: 2 * DAY, write: passwordChangedMail },
  password_removed: { useful: 2 * DAY, write: passwordRemovedMail },
  email_link: { useful: DAY, write: emailLinkMail },
  email_asked: { useful: 2 * DAY, write: emailAskedMail },
  email_changed: { useful: 2 * DAY, write: emailChangedMail },
};

const WORDS: Record<Lang, AccountMailWords> = { he: accountMailHe, en: accountMailEn };

export function accountMailHandler(options: AccountMailOptions): JobHandler | DisabledJobs {
  const { db, config, settings, passwords, now } = options;
  if (!config.mail)
    return {
      kind: ACCOUNT_MAIL.kind,
      disabled: 'SMTP_URL is not set: nobody can log in by a code or get a new password by mail',
    };
  const sender = options.sender ?? smtpSender(config.mail);
  const host = new URL(config.publicUrl).hostname;
  return handleJobs(ACCOUNT_MAIL, {
    done: 'sent',
    concurrency: MAX_CONNECTIONS,
    retry: RETRY,
    isUrgent: true,
    failureOf,
    close: () => sender.close(),
    run: async ({ payload: mail, createdAt }, signal) => {
      const { useful, write } = WRITERS[mail.kind];
      if (now().getTime() - Date.parse(createdAt) > useful) return;
      const { shop } = await settings.current();
      const words = WORDS[mail.lang];
      const brand = inBoth(shop.name)[mail.lang];
      const absolute = (path: string) => new URL(inLanguage(mail.lang, path), config.publicUrl).href;
      const content = await write(mail, {
        db,
        passwords,
        now: now(),
        words,
        shop: brand,
        isReserved: (email) => isReserved(config, email),
        absolute,
      });
      if (!content) return;
      const { subject, text, html } = writtenMail(content, { lang: mail.lang, brand, footer: [words.why] });
      await sender.send(
        {
          // Anew each time: a mail reader drops a second mail of one id, and its code is another.
          messageId: `<${newId()}@${host}>`,
          to: content.to ?? mail.email,
          replyTo: shop.email,
          lang: mail.lang,
          subject,
          body: text,
          html,
          ...(content.headers && { headers: content.headers }),
        },
        signal,
      );
    },
  });
}
