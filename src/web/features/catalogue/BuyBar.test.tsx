import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages, messagesOf } from '#i18n/messages.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { BuyBar } from './BuyBar.tsx';

beforeAll(() => loadMessages('en'));

const nothing = () => {};

function bar(left: number, quantity: number): string {
  return renderToStaticMarkup(
    <LanguageProvider lang="en">
      <BuyBar
        title="Cuff"
        left={left}
        filled={false}
        quantity={quantity}
        onQuantity={nothing}
        onAdd={nothing}
      />
    </LanguageProvider>,
  );
}

function isStopped(html: string, name: string): boolean {
  const [button] = html.match(new RegExp(`<button[^>]*aria-label="${name}"[^>]*>`)) ?? [];
  return button!.includes('aria-disabled="true"');
}

it.each([
  [1, 1, true],
  [3, 2, false],
  [3, 3, true],
  [2000, 998, false],
  [2000, 999, true],
])('of %i pieces left and %i chosen, one more is stopped: %s', (left, quantity, stopped) => {
  expect(isStopped(bar(left, quantity), messagesOf('en').product.more)).toBe(stopped);
});

it('without a piece left it says so and has no button', () => {
  const html = bar(0, 1);
  expect(html).toContain(messagesOf('en').product.soldOutAction);
  expect(html).not.toContain('<button');
});
