/** Whether a page's HTML is valid. */
import { HtmlValidate } from 'html-validate';

const HTML = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML; to a browser it is the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Styles that are data (a picture's colour, a duration) stand in attributes, which the policy allows.
    'no-inline-style': 'off',
    // The style sheet keeps a phone number on one line.
    'tel-non-breaking': 'off',
  },
});

/** One line for each error. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await HTML.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
