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

export function payerPage({ created, transaction }: SimulatedPage, action: string): string {
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
<title>${texts.title}</title></head>
<body><main><h1>${texts.title}</h1><p>${texts.note}</p>
<p>${escapeHtml(created.ProductName ?? '')} <bdi>₪${created.Amount.toFixed(2)}</bdi></p>
${isPaid ? `<p>${texts.paid}</p>` : ''}${forms.join('\n')}</main></body></html>`;
}
