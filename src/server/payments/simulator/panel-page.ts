/** What the next page will meet, and the pages that there are. */
import type { Lang } from '#domain/language.ts';
import { escapeHtml } from '#server/mail/mail-runs.ts';
import { CREATE_FAULTS, type CreateFault } from './simulator-faults.ts';
import { priceOf, selectField, simulatorPage } from './simulator-page.ts';
import { simulatorTexts } from './simulator-texts.ts';
import type { SimulatedPage } from './simulator.repository.ts';

interface Panel {
  lang: Lang;
  next: CreateFault;
  /** The newest first. */
  pages: readonly SimulatedPage[];
}

export function panelPage(base: string, { lang, next, pages }: Panel): string {
  const t = simulatorTexts(lang);
  const choices = CREATE_FAULTS.map((value) => ({ value, name: t.next.values[value] }));
  const rows = pages.map(
    (page) =>
      `<li><a href="${base}/pay/${page.id}">${escapeHtml(page.created.ProductName ?? page.id)}</a>
<span>${priceOf(page.created.Amount)} ${stateOf(page, t.states)}</span></li>`,
  );
  const body = `<section><h1>${t.next.title}</h1><form method="post" action="${base}/next?lang=${lang}">
${selectField('create', t.next.name, { choices, chosen: next })}<button class="main">${t.next.save}</button></form></section>
<section><h2>${t.latest}</h2>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${t.none}</p>`}</section>`;
  return simulatorPage(base, { lang, title: t.next.title, body });
}

export function documentPage(base: string, lang: Lang, number: number): string {
  const { title, text } = simulatorTexts(lang).document;
  const body = `<section><h1>${title} <bdi>${number}</bdi></h1><p>${text}</p></section>`;
  return simulatorPage(base, { lang, title, body });
}

function stateOf(
  { transaction }: SimulatedPage,
  states: Record<'open' | 'paid' | 'declined', string>,
): string {
  if (!transaction) return states.open;
  return transaction.code === 0 ? states.paid : states.declined;
}
