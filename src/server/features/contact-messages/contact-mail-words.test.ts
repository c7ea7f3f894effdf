import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type TestMailServer, startMailServer } from '#test/mail-server.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';

const DANA = {
  name: 'דנה לוי',
  email: 'dana@example.com',
  subject: 'הזמנת טבעת Ø 52',
  message: 'שלום,\nאפשר טבעת <b>במידה</b> 52?\n\nThank you & bye',
};

const settings = (smtpUrl: string) => ({
  LOG_LEVEL: 'silent',
  RATE_LIMIT: 'off',
  SMTP_URL: smtpUrl,
  SHOP_EMAIL: 'maker@shop.example',
});

describe.each(databasesOrOnly('sqlite'))('the words of a mail on %s', (kind) => {
  let smtp: TestMailServer;
  let app: TestApp;
  beforeEach(async () => {
    smtp = await startMailServer();
    app = await createTestApp(kind, { env: settings(smtp.url) });
  });
  afterEach(async () => {
    await app.close();
    await smtp.close();
  });

  const send = (values = {}, headers = {}) =>
    app.send('POST', api.contactMessages(), { ...DANA, ...values }, headers);

  it('says the same in plain text and in HTML from right to left', async () => {
    app.server.jobs.start();
    await send();
    await smtp.took(1);
    const { text = '', html = '' } = smtp.mails[0]!;
    const body = [
      'הודעה חדשה הגיעה דרך טופס יצירת הקשר באתר \u2068פטיש ונייר\u2069.',
      '',
      'מאת: \u2068דנה לוי\u2069',
      'אימייל: \u2066dana@example.com\u2069',
      'נושא: \u2068הזמנת טבעת Ø 52\u2069',
      'שפה: עברית',
      '',
      'שלום,',
      'אפשר טבעת <b>במידה</b> 52?',
      '',
      'Thank you & bye',
      '',
      '—',
      'תשובה למייל הזה תגיע אל \u2066dana@example.com\u2069.',
    ];
    expect(text.trimEnd()).toBe(body.join('\n'));
    expect(html).toMatch(/<html lang="he" dir="rtl">[^]*<body dir="rtl">\s*<div lang="he" dir="rtl"/);
    expect(html).toMatch(/<div dir="rtl" style="[^"]+">אפשר טבעת &lt;b&gt;במידה&lt;\/b&gt; 52\?<\/div>/);
    expect(html).toMatch(/<div dir="ltr" style="[^"]+">Thank you &amp; bye<\/div>/);
    expect(html).toMatch(
      /אימייל: <span dir="ltr" style="unicode-bidi:isolate">dana@example\.com<\/span><\/div>/,
    );
    expect(html).not.toContain('<b>');
  });

  it('is in English about a message that was written on the English pages, after a restart too', async () => {
    await send({ message: 'שלום' }, { 'accept-language': 'en' });
    const other = await buildApp({ config: readConfig(settings(smtp.url)), db: app.db });
    other.jobs.start();
    await smtp.took(1);
    await other.close();
    const { subject, text = '', html = '' } = smtp.mails[0]!;
    expect(subject).toBe('Message from the site: הזמנת טבעת Ø 52');
    const body = [
      'You have a new message from the contact form of \u2068Hammer & Paper\u2069.',
      '',
      'From: \u2068דנה לוי\u2069',
      'Email: \u2066dana@example.com\u2069',
      'Subject: \u2068הזמנת טבעת Ø 52\u2069',
      'Language: English',
      '',
      'שלום',
      '',
      '—',
      'Replying to this email writes to \u2066dana@example.com\u2069.',
    ];
    expect(text.trimEnd()).toBe(body.join('\n'));
    expect(html).toMatch(/<html lang="en" dir="ltr">[^]*<body dir="ltr">\s*<div lang="en" dir="ltr"/);
    expect(html).toMatch(
      /<div dir="ltr" style="[^"]+">From: <span dir="rtl" style="[^"]+">דנה לוי<\/span><\/div>/,
    );
    expect(html).toMatch(/<div dir="rtl" style="[^"]+">שלום<\/div>/);
  });

  it('names the shop as its admin did, and goes to the admin’s address', async () => {
    app.server.jobs.start();
    const owner = await app.as('superAdmin');
    const name = { he: 'סטודיו ענבר', en: 'Inbar Studio' };
    await owner.put(adminApi.settings(), { shop: { name, email: 'inbar@example.com' } });
    await send();
    await send({}, { 'accept-language': 'en' });
    await smtp.took(2);
    for (const { text = '', html = '', envelope } of smtp.mails) {
      expect(envelope.to).toEqual(['inbar@example.com']);
      const named = text.includes('English') ? name.en : name.he;
      expect(text).toContain(named);
      expect(html).toContain(named);
      expect(text + html).not.toMatch(/Hammer|פטיש/);
    }
  });

  it('has a subject of one line with the letters as typed', async () => {
    app.server.jobs.start();
    await send({ subject: 'a\u202Eb\u2069 ג\u200F', name: 'ד\u2069\u202Eה' });
    await smtp.took(1);
    const [mail] = smtp.mails;
    expect(mail!.subject).toBe('הודעה מהאתר: ab ג');
    expect(mail!.text).toContain('מאת: \u2068דה\u2069\n');
    expect(mail!.headers.map(({ key }) => key)).not.toContain('x-mailer');
  });

  it('has the longest texts and every character as typed', async () => {
    app.server.jobs.start();
    const message = `.\n..\nFrom me\n=?utf-8?B?eA==?= ${'💍 א '.repeat(990)}`.trim();
    await send({ name: `"a" <b@c.de>, d; e: (f)`, subject: `=?utf-8?Q? ${'ש'.repeat(180)}`, message });
    await smtp.took(1);
    const [mail] = smtp.mails;
    expect(mail!.subject).toBe(`הודעה מהאתר: =?utf-8?Q? ${'ש'.repeat(180)}`);
    expect(mail!.text).toContain(message);
    expect(mail!.envelope.to).toEqual(['maker@shop.example']);
  });
});
