import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '#i18n/messages.ts';
import { aProduct } from '#test/factories.ts';
import { LanguageProvider } from '#ui/language.tsx';
import { cardProduct } from './card-product.ts';
import { ABOVE_FOLD } from './list-props.ts';
import { ProductList } from './ProductList.tsx';

beforeAll(() => loadMessages('en'));

it('only cards above the fold come with a field, as a browser measures every field for autofill', () => {
  const products = Array.from({ length: 6 }, (_, index) =>
    cardProduct(aProduct({ _id: `ring-${index}`, inventory: 5 })),
  );
  const html = renderToStaticMarkup(
    <LanguageProvider lang="en">
      <ProductList products={products} heading="h2" first onAdd={() => {}} />
    </LanguageProvider>,
  );
  expect(html.match(/<input/g)).toHaveLength(ABOVE_FOLD);
});
