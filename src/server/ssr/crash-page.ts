import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';

const WORDS: Record<Lang, { title: string; text: string; again: string }> = {
  he: { title: 'משהו השתבש', text: 'לרוב זו תקלה רגעית. אפשר לנסות שוב בעוד רגע.', again: 'טעינה מחדש' },
  en: {
    title: 'Something went wrong',
    text: 'It’s usually a brief problem. Try again in a moment.',
    again: 'Reload the page',
  },
};

/** Inline styles, because the policy allows no style block. */
export function crashPage(lang: Lang): string {
  const { title, text, again } = WORDS[lang];
  return (
    `<!DOCTYPE html><html lang="${lang}" dir="${LOCALE[lang].dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${title}</title></head>` +
    `<body style="background:#fff;color:#212121;font:17px/1.6 Roboto,Helvetica,Arial,sans-serif;margin:0;text-align:center">` +
    `<main style="padding:18vh 24px"><h1 style="color:#1976d2;font-weight:500">${title}</h1><p>${text}</p>` +
    `<p><a href="" style="background:#1976d2;border-radius:4px;color:#fff;display:inline-block;padding:10px 22px;text-decoration:none">${again}</a></p>` +
    `</main></body></html>`
  );
}
