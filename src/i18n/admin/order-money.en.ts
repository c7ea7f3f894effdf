import type { Provider } from '#domain/payments/providers.ts';
import type { AdminMessages } from './message-types.ts';
import { providerName } from './provider-names.ts';
import { sumText } from './sums.ts';

const name = (provider: Provider) => providerName('en', provider);

export const orderMoneyEn: AdminMessages['orderMoney'] = {
  through: (provider) => `Through ${name(provider)}, on its own page`,
  askAgain: 'Ask again',
  asked: 'The provider was asked again. This is how it stands.',
  ways: {
    legend: 'How it goes back',
    toCard: (card) => `To the same card, ${card}`,
    toPayer: 'To where it came from',
    provider: (provider) =>
      provider === 'simulator'
        ? 'Through the simulator: no money moves.'
        : `Through ${name(provider)}. It usually arrives within a few business days.`,
    hand: 'By hand: Bit, transfer or cash',
    handText: 'It is only recorded here. You send the money.',
    closed: {
      no_password:
        'Refunds through the provider are closed: the API password is missing in the server’s settings.',
      elsewhere:
        'The money came through another provider or terminal, so it goes back by hand or on the provider’s site.',
    },
    most: (left) => `Through the provider at most ${sumText(left)} can go back.`,
    deadline: (day) => `By law the money has to be back by ${day}.`,
    done: (sum, provider) => `${sumText(sum)} went back through ${name(provider)}.`,
    sent: (sum) => `The refund of ${sumText(sum)} was sent.`,
    refused: (sum) => `The refund of ${sumText(sum)} was refused. No money moved.`,
    unknown: (sum) => `It isn’t known whether ${sumText(sum)} went back.`,
  },
  failed: {
    unknown: (sum) => `It isn’t known whether ${sumText(sum)} went back`,
    unknownText:
      'The provider’s answer didn’t arrive. The shop keeps asking by itself, and until it is known no other refund can be sent.',
    refused: (sum) => `The refund of ${sumText(sum)} was refused`,
    refusedText:
      'No money moved, and the order is as it was. You can try again, or refund by hand and record it here.',
    again: 'Try again',
    byHand: 'Refund by hand',
    drop: 'Give up this refund',
    dropTitle: 'Give up this refund?',
    dropText: 'It stays on record as refused, and is no longer among your tasks.',
    dropped: 'The refund is no longer among your tasks.',
    sawDone: 'I saw that it was made',
    sawDoneTitle: 'Record the refund as made?',
    sawDoneText: 'Only after you have seen it on the provider’s site. The customer gets an email.',
    wasDone: 'The refund was recorded.',
    sawNot: 'I saw that it wasn’t',
    sawNotTitle: 'Record that the refund wasn’t made?',
    sawNotText:
      'Only after you have made sure that the provider’s site has no such refund. Then it can be sent again.',
    wasNot: 'It is recorded that the refund wasn’t made.',
  },
  mismatch: {
    text: 'A payment came in that isn’t what the shop asked for, so it wasn’t recorded.',
    amount: (amount, wanted) => `The provider has ${sumText(amount)} instead of ${sumText(wanted)}.`,
    amountUnknown: (wanted) =>
      `The amount at the provider isn’t clear. The shop asked for ${sumText(wanted)}.`,
    currency: 'The currency at the provider isn’t the shekel.',
    attempt: 'At the provider the payment belongs to another attempt.',
    terminal: 'The payment was made at another terminal.',
    transaction: 'The payment has no transaction number, or it is recorded with another order already.',
    refunded: 'At the provider the transaction is a refund.',
    todo: 'Have a look at the provider’s site. If the money was dealt with there, you can close the review.',
    settle: 'Dealt with, close the review',
    settleTitle: 'Close the review?',
    settleText: 'The shop won’t record this money, and won’t ask the provider about it again.',
    settled: 'The review is closed.',
  },
  mirror: {
    title: 'Compared with the provider',
    ours: 'In the shop',
    theirs: (provider) => `At ${name(provider)}`,
    asking: 'Asking the provider…',
    same: (time) => `The same. Checked at ${time}.`,
    different: (time) => `They differ. Checked at ${time}.`,
    difference: (sum, time) => `${sumText(sum)} differ. Checked at ${time}.`,
    unanswered: 'The provider doesn’t answer. You can go on, and check again in a while.',
    lastSame: (when) => `It confirmed the payment last on ${when}.`,
    failed: (reason) => `The check failed. ${reason}`,
    unknown: 'Not known',
    rows: {
      charge_not_there: (ours) =>
        `A payment of ${sumText(ours)} is recorded in the shop and not at the provider. Better hand nothing over until you have checked the provider’s site.`,
      charge_not_here: (theirs) =>
        `At the provider ${sumText(theirs)} were paid that aren’t recorded in the shop. Asking again records them if all agrees.`,
      charge_review: (theirs) =>
        `At the provider ${sumText(theirs)} were paid, which isn’t what the shop asked for. What to do is in the decision at the top.`,
      charge_amount: (ours, theirs) =>
        `The shop has ${sumText(ours)}, the provider ${sumText(theirs)}. Check the provider’s site.`,
      charge_other: (ours) =>
        `The amount is the same, ${sumText(ours)}, but the transaction or the currency isn’t. Check the provider’s site.`,
      refund: (ours) =>
        `A refund of ${sumText(ours)} is recorded as made, and the provider doesn’t list it. Check there before refunding again.`,
    },
  },
  documents: {
    title: 'Documents',
    kinds: {
      TaxInvoiceAndReceipt: 'Tax invoice and receipt',
      TaxInvoiceAndReceiptRefund: 'Credit invoice',
      Receipt: 'Receipt',
      ReceiptRefund: 'Credit receipt',
    },
    other: 'Document',
    missing: {
      charge: (sum) =>
        `No receipt was made for the payment of ${sumText(sum)}. Make it on the provider’s site and record its number here.`,
      refund: (sum) =>
        `No credit document was made for the refund of ${sumText(sum)}. Make it on the provider’s site and record its number here.`,
    },
    unknown: (sum) =>
      `It isn’t known whether a credit document was made for ${sumText(sum)}. Check the provider’s site before making one, then record its number.`,
    making: (sum) => `The credit document for ${sumText(sum)} is being made.`,
    number: 'Document number',
    empty: 'Please write the number.',
    save: 'Record document',
    saved: 'The document was recorded.',
  },
};
