/** What a payer sees where a provider's own page would be. */
import { escapeHtml } from '#server/mail/mail-runs.ts';
import type { PayerChoice } from './simulated-cardcom.ts';
import type { SimulatedPage } from './simulator.repository.ts';

const TEXTS = {
  he: {
    title: 'תשלום לדוגמה',
    note: 'זהו דף הדגמה: שום כסף לא עובר, ואין צורך בכרטיס אשראי.',
    approve: 'אישור התשלום',
    bit: 'אישור בביט',
    decline: 'סירוב',
    cancel: 'ביטול וחזרה לחנות',
    paid: 'התשלום הזה כבר אושר.',
  },
  en: {
    title: 'Example payment',
    note: 'This is a demonstration: no money moves, and no credit card is needed.',
    approve: 'Approve the payment',
    bit: 'Approve with Bit',
    decline: 'Decline',
    cancel: 'Cancel and return to the shop',
    paid: 'This payment has been approved already.',
  },
};

const CHOICES: readonly PayerChoice[] = ['approve', 'bit', 'decline', 'cancel'];

interface Addresses {
  /** Of the page; a choice is added to it. */
  action: string;
  style: string;
}

export function payerPage({ created, transaction }: SimulatedPage, { action, style }: Addresses): string {
  const lang = created.Language === 'en' ? 'en' : 'he';
  const texts = TEXTS[lang];
  const isPaid = transaction?.code === 0;
  const forms = CHOICES.map(
    (choice) =>
      `<form method="post" action="${escapeHtml(`${action}/${choice}`)}"><button>${texts[choice]}</button></form>`,
  );
  return `<!doctype html>
<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${texts.title}</title><link rel="stylesheet" href="${escapeHtml(style)}"></head>
<body><main><h1>${texts.title}</h1><p class="note">${texts.note}</p>
<p class="sum">${escapeHtml(created.ProductName ?? '')} <bdi dir="ltr">₪${created.Amount.toFixed(2)}</bdi></p>
${isPaid ? `<p>${texts.paid}</p>` : ''}${forms.join('\n')}</main></body></html>`;
}

export const PAYER_STYLE = `
body { background: #f6f1ea; color: #2c1810; font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0; }
main { background: #fff; border-radius: 16px; box-sizing: border-box; display: grid; gap: 12px;
  margin: 32px auto; max-inline-size: min(420px, 100% - 32px); padding: 24px; }
h1 { font-size: 1.5rem; margin: 0; }
p { margin: 0; }
form { display: grid; }
.note { background: #fbf0d9; border-radius: 8px; padding: 12px; }
.sum { display: flex; font-weight: 600; justify-content: space-between; }
button { background: #fff; border: 1px solid #8a6a4a; border-radius: 12px; color: inherit; cursor: pointer; font: inherit;
  min-block-size: 48px; }
form:first-of-type button { background: #6b4423; color: #fff; }
button:focus-visible { outline: 3px solid #1a5fb4; outline-offset: 2px; }
`;
