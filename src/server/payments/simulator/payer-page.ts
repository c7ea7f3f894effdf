/** What a payer sees where a provider's own page would be, and what a developer can make go wrong there. */
import type { Lang } from '#domain/language.ts';
import { escapeHtml } from '#server/mail/mail-runs.ts';
import { PAYER_CHOICES, type PayerChoice } from './simulated-cardcom.ts';
import { priceOf, selectField, simulatorPage } from './simulator-page.ts';
import { simulatorTexts } from './simulator-texts.ts';
import type { SimulatedPage } from './simulator.repository.ts';
import { SWITCHES, type SwitchName, type Switches, switchesSchema } from './switches.ts';

/** `isBit`: the payer has chosen Bit in the shop. */
export function payerPage(base: string, page: SimulatedPage, isBit: boolean): string {
  const { id, created, transaction, faults } = page;
  const lang = langOf(page);
  const t = simulatorTexts(lang);
  const switches = faults.switches ?? switchesSchema.parse({});
  const first: PayerChoice = isBit ? 'bit' : 'approve';
  const choices = [first, ...PAYER_CHOICES.filter((choice) => choice !== first)];
  const buttons = choices.map(
    (choice, index) =>
      `<button${index === 0 ? ' class="main"' : ''} formaction="${base}/pay/${id}/${choice}">${t.choices[choice]}</button>`,
  );
  const told = transaction && (transaction.code === 0 ? t.paid : t.declined);
  const body = `<form method="post" action="${base}/pay/${id}/${first}">
<section><h1>${t.title}</h1><p>${escapeHtml(created.ProductName ?? '')}</p>
<ul>${linesOf(page)}</ul><p class="sum">${t.toPay} ${priceOf(created.Amount)}</p>
${told ? `<p class="told" role="status">${told}</p>` : ''}<div class="choices">${buttons.join('')}</div></section>
<details${countOf(switches) > 0 ? ' open' : ''}><summary>${t.panel}${badgeOf(switches, lang)}</summary>
<div class="switches"><p>${t.panelText}</p>${fieldsOf(switches, lang)}
<button formaction="${base}/pay/${id}/switches">${t.save}</button>
<a href="${base}?lang=${lang}">${t.next.name}</a></div></details></form>`;
  return simulatorPage(base, { lang, title: t.title, body });
}

export function closedPage(base: string, page: SimulatedPage): string {
  const lang = langOf(page);
  const { closed } = simulatorTexts(lang);
  const body = `<section><h1>${closed.title}</h1><p>${closed.text}</p>
<p><a href="${base}/pay/${page.id}">${closed.back}</a></p></section>`;
  return simulatorPage(base, { lang, title: closed.title, body });
}

function langOf({ created }: SimulatedPage): Lang {
  return created.Language === 'en' ? 'en' : 'he';
}

function linesOf({ created }: SimulatedPage): string {
  return (created.Document?.Products ?? [])
    .map(({ Description, Quantity, TotalLineCost }) => {
      const times = Quantity === 1 ? '' : ` <bdi dir="ltr">× ${Quantity}</bdi>`;
      return `<li><span><bdi>${escapeHtml(Description)}</bdi>${times}</span>${priceOf(TotalLineCost)}</li>`;
    })
    .join('');
}

function fieldsOf(switches: Switches, lang: Lang): string {
  const t = simulatorTexts(lang).switches;
  return (Object.keys(SWITCHES) as SwitchName[])
    .map((field) => {
      const { name, values } = t[field];
      const choices = Object.entries<string>(values).map(([value, text]) => ({ value, name: text }));
      return selectField(field, name, { choices, chosen: switches[field] });
    })
    .join('');
}

function badgeOf(switches: Switches, lang: Lang): string {
  const count = countOf(switches);
  return count === 0 ? '' : `<span>${simulatorTexts(lang).switched(count)}</span>`;
}

/** How many differ from what goes well. */
function countOf(switches: Switches): number {
  return (Object.keys(SWITCHES) as SwitchName[]).filter((name) => switches[name] !== SWITCHES[name][0])
    .length;
}
