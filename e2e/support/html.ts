import { HtmlValidate } from 'html-validate';

const HTML = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling, which browsers treat the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Inline styles for data (a picture's color, a duration), which the policy allows.
    'no-inline-style': 'off',
    // The stylesheet keeps a phone number on one line.
    'tel-non-breaking': 'off',
  },
});

/** One line per error. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await HTML.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
