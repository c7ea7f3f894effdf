import type { AdminMessages } from './message-types.ts';
import { count } from '../plural.ts';
import { providerName } from './provider-names.ts';
import { sumText } from './sums.ts';

const payments = (n: number) => count('en', n, '1 payment', '', (many) => `${many} payments`);
const refunds = (n: number) => count('en', n, '1 refund', '', (many) => `${many} refunds`);

export const paymentsEn: AdminMessages['payments'] = {
  night: {
    yesterday: 'Yesterday’s money',
    ofDay: (day) => `The money of ${day}`,
    same: (when, n, sum) => `${when} matches: ${payments(n)}, ${sumText(sum)}`,
    refunds: (n, sum) => `, ${refunds(n)}, ${sumText(sum)}`,
    none: (when) => `${when} matches: no payments by card or Bit`,
    settled: (when) => `${when}: the differences were dealt with`,
    unanswered: (when) =>
      `${when} isn’t compared yet: the provider doesn’t answer. The check repeats by itself.`,
    refused: (when) => `${when} wasn’t compared: the provider doesn’t give the shop its list.`,
  },
  differences: {
    title: 'Money that differs',
    on: (day, reference) => `${day}, transaction ${reference}`,
    kinds: {
      charge_not_here: (_, theirs) =>
        `The provider has a payment of ${sumText(theirs)} that isn’t recorded in the shop. If it isn’t from the site, mark it as dealt with.`,
      charge_not_there: (ours) =>
        `The shop has a payment of ${sumText(ours)} that the provider doesn’t list. Better hand nothing over until you have checked the provider’s site.`,
      charge_amount: (ours, theirs) =>
        `A payment: ${sumText(ours)} in the shop, ${sumText(theirs)} at the provider. Check the provider’s site.`,
      refund_not_here: (_, theirs) =>
        `The provider has a refund of ${sumText(theirs)} that isn’t recorded in the shop. If you made it there, record it in the order as a refund by hand.`,
      refund_not_there: (ours) =>
        `The shop has a refund of ${sumText(ours)} that the provider doesn’t list. Check there whether the money went back.`,
      refund_amount: (ours, theirs) =>
        `A refund: ${sumText(ours)} in the shop, ${sumText(theirs)} at the provider. Check the provider’s site.`,
    },
    settle: 'Dealt with',
    settleOf: (reference) => `Dealt with: transaction ${reference}`,
    settled: 'The difference is marked as dealt with.',
    failed: (reason) => `The mark wasn’t saved. ${reason}`,
  },
  state: {
    title: 'Payment provider',
    none: 'No provider is connected yet',
    noneText:
      'To take cards and Bit, open an account at Cardcom or PayPlus; whoever runs the server puts the keys into its settings. The whole guide is in docs/payments.md.',
    simulator: 'Simulator',
    simulatorText:
      'A whole purchase can be tried, and no money moves. This is so only in a demo shop that nobody else can reach.',
    connected: (provider) => `${providerName('en', provider)} is connected`,
    terminal: (terminal) => `Terminal ${terminal}`,
    test: 'This is a test terminal: no card is really charged.',
    found: 'The keys were found in the server’s settings. They aren’t shown here, and can’t be changed here.',
    missing: (settings) =>
      `${settings} is missing in the server’s settings. Without it there are no refunds through the provider, no credit documents and no nightly comparison.`,
    standIns:
      'The connection was tried against a stand-in of the provider, not yet against the provider itself. Before the first sale, go the whole way once:',
  },
  testTerminal: {
    title: 'Cards aren’t really charged',
    noMoney: (provider) =>
      `The shop is connected to a test terminal of ${providerName('en', provider)}: orders look paid, and no money comes in.`,
    whatToDo:
      'Before the first sale, whoever runs the server puts the keys of your own account into its settings.',
  },
  trial: {
    title: 'One charge of a shekel',
    product: 'Add a product for one shekel, with one in stock',
    addProduct: 'New product',
    buy: 'Buy it on the site, from a customer’s account and with your own card',
    receipt: 'Check that the receipt came by email and that its sum is right',
    refund: 'Refund the shekel through the provider, from the order’s page',
    credit: 'Check that the credit document came, and delete the product',
    done: 'Done',
  },
};
