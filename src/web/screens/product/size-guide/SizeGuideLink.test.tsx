import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pages, inLanguage } from '#contract/routes.ts';
import { LANGS } from '#domain/language.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { SizeGuideLink } from './SizeGuideLink.tsx';

it.each(LANGS)("leads to the guide's page without scripts in %s", async (lang) => {
  await loadMessages(lang);
  const { howToMeasure } = await loadPageTexts('product', lang);
  const html = renderToStaticMarkup(
    <LanguageProvider lang={lang}>
      <SizeGuideLink sizes={[{ id: 's54', size: 54 }]} chosen={null} onChoose={() => {}} />
    </LanguageProvider>,
  );
  expect(html).toContain(`href="${inLanguage(lang, pages.sizes())}"`);
  expect(html).toContain('aria-haspopup="dialog"');
  expect(html).toContain(`>${howToMeasure}</a>`);
});
