import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import { soldOutChoices } from '#domain/choosing.ts';
import { LANGS } from '#domain/language.ts';
import { loadMessages, messagesOf } from '#i18n/messages.ts';
import { loadPageTexts, pageTextsOf } from '#i18n/pages/texts.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { aProduct } from '#test/factories.ts';
import { ENGRAVING, METAL, SIZE, VARIANTS } from '#test/rings.ts';
import { OptionField } from './OptionField.tsx';
import { PersonalTextField } from './PersonalTextField.tsx';

const priced = <Priced extends { extra: number }>(of: Priced) => ({ ...of, extra: shekels(of.extra) });
const options = [METAL, SIZE].map((option) => ({ ...option, choices: option.choices.map(priced) }));
const ring = aProduct({ price: 100, options, variants: VARIANTS });
const nothing = () => {};

beforeAll(async () => {
  for (const lang of LANGS)
    await Promise.all([loadMessages(lang), loadPageTexts('choosing', lang), loadPageTexts('product', lang)]);
});

describe.each(LANGS)('in %s', (lang) => {
  const t = () => pageTextsOf('choosing', lang);

  const option = (index: number, picked: string[], error: string | null = null) =>
    renderToStaticMarkup(
      <LanguageProvider lang={lang}>
        <OptionField
          product={ring}
          option={options[index]!}
          picked={picked}
          soldOut={soldOutChoices(ring, picked)}
          neverLeft={soldOutChoices(ring, [])}
          error={error}
          onPick={nothing}
        />
      </LanguageProvider>,
    );

  const text = (value: string, rule: object = {}, error: string | null = null) =>
    renderToStaticMarkup(
      <LanguageProvider lang={lang}>
        <PersonalTextField
          rule={{ ...priced(ENGRAVING), ...rule }}
          value={value}
          onChange={nothing}
          error={error}
          size="54"
        />
      </LanguageProvider>,
    );

  it('a sold-out choice is told, and stays a choice', () => {
    const html = option(1, ['silver']);
    expect(html).toContain(`>(${messagesOf(lang).product.soldOut})<`);
    expect(html).toContain(t().soldOutTogether(['\u206854\u2069']));
    expect(html).not.toContain('disabled=""');
    expect(html.match(/type="radio"/g)).toHaveLength(2);
  });

  it('nothing is told while everything is left', () => {
    expect(option(0, [])).not.toContain(messagesOf(lang).product.soldOut);
  });

  it('what is missing is tied to its option', () => {
    const html = option(0, [], 'choose!');
    expect(html).toMatch(/<fieldset[^>]*aria-invalid="true"[^>]*aria-describedby="error-metal"/);
    expect(html).toMatch(/id="error-metal"[^]*choose!/);
  });

  it.each([
    ['', '0 / 8'],
    ['  נועה ', '4 / 8'],
    ['שָׁלוֹם', '4 / 8'],
    ['👩‍👩‍👧 א', '3 / 8'],
    ['\u200Fא\u200F', '1 / 8'],
  ])('signs of %j are counted as a reader counts: %s', (value, counter) => {
    expect(text(value)).toContain(`>${counter}<`);
  });

  it('is told near the end, at it, and beyond', () => {
    expect(text('אבגד')).toContain(t().signsLeft(4));
    expect(text('אבגדה')).not.toContain(t().signsLeft(3));
    expect(text('אבגדהוזח')).toContain(t().full);
    expect(text('אבגדהוזחט')).toContain(t().tooLong(8));
  });

  it('the preview has the text in its own direction, and nothing without one', () => {
    expect(text(' Noa ')).toMatch(/<p[^>]*dir="auto">Noa<\/p>/);
    expect(text('Noa')).toContain(t().inside('54'));
    expect(text('  ')).not.toContain(t().preview);
  });

  it('says whether it must be filled', () => {
    expect(text('')).toContain(t().optional);
    expect(text('', { required: true })).not.toContain(t().optional);
    expect(text('', { required: true })).toContain('required=""');
    expect(text('', {}, 'server!')).toMatch(/aria-invalid="true"/);
  });
});
