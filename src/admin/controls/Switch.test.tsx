import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Switch } from './Switch.tsx';

it('tells its state as a checkbox does, with no second word for it', () => {
  const html = renderToStaticMarkup(<Switch on onChange={() => {}} />);
  expect(html).toMatch(/^<input type="checkbox" role="switch"[^>]* checked=""/);
  expect(html).not.toContain('aria-checked');
});
