import { inLanguage, pages, readLanguage } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';

interface Words {
  title: string;
  text: string;
  onwards: string;
}

const CRASH: Record<Lang, Words> = {
  he: { title: 'משהו השתבש', text: 'לרוב זו תקלה רגעית. אפשר לנסות שוב בעוד רגע.', onwards: 'טעינה מחדש' },
  en: {
    title: 'Something went wrong',
    text: 'It’s usually a brief problem. Try again in a moment.',
    onwards: 'Reload the page',
  },
};

const BAD_ADDRESS: Record<Lang, Words> = {
  he: {
    title: 'הכתובת אינה תקינה',
    text: 'אולי השתבש בה תו בדרך. בעמוד הבית יש קישור לכל השאר.',
    onwards: 'לעמוד הבית',
  },
  en: {
    title: 'This address isn’t valid',
    text: 'A character may have been mangled on the way. The home page leads to everything else.',
    onwards: 'To the home page',
  },
};

const NO_PAGE = /^\/(?:api|files|assets)(?:\/|$)/;

export function crashPage(lang: Lang): string {
  return plainPage(lang, CRASH[lang], '');
}

/** Null where no page can be. */
export function badAddressPage(url: string): string | null {
  if (NO_PAGE.test(url)) return null;
  const { lang } = readLanguage(url.split('?', 1)[0]!);
  return plainPage(lang, BAD_ADDRESS[lang], inLanguage(lang, pages.home()));
}

/** Inline styles, because the policy allows no style block. */
function plainPage(lang: Lang, { title, text, onwards }: Words, href: string): string {
  return (
    `<!DOCTYPE html><html lang="${lang}" dir="${LOCALE[lang].dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title></head>` +
    `<body style="background:#fff;color:#212121;font:17px/1.6 Roboto,Helvetica,Arial,sans-serif;margin:0;text-align:center">` +
    `<main style="padding:18vh 24px"><h1 style="color:#1976d2;font-weight:500">${title}</h1><p>${text}</p>` +
    `<p><a href="${href}" style="background:#1976d2;border-radius:4px;color:#fff;display:inline-block;padding:10px 22px;text-decoration:none">${onwards}</a></p>` +
    `</main></body></html>`
  );
}
