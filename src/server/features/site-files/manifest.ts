import { inLanguage, pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';

/** `--paper` */
const PAPER = '#f5f5dc';

export function manifest(lang: Lang, name: string, description: string) {
  const home = inLanguage(lang, pages.home());
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: home,
    name,
    short_name: name,
    description,
    lang: LOCALE[lang].bcp47,
    dir: LOCALE[lang].dir,
    start_url: home,
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
