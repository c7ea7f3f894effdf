import { openMethods } from '#domain/orders/open-methods.ts';
import { formatPercent } from '../format.ts';
import { deliveryLinesEn } from './delivery.en.ts';
import type { StatedFacts } from './facts.ts';
import type { termsTextsHe } from './terms.he.ts';

const SEATS_UNTIL = {
  2: 'until two days that aren’t rest days before the first meeting',
  7: 'until the seven days before the first meeting begin, not counting rest days',
};
const VAT = {
  exempt:
    'All prices on this site are in Israeli shekels. The seller is an exempt dealer, so they include no VAT.',
  licensed: 'All prices on this site are in Israeli shekels and include VAT.',
  company: 'All prices on this site are in Israeli shekels and include VAT.',
};

/** `promises`: what the demo maker promises beyond the law. */
export function termsTextsEn(facts: StatedFacts, promises: boolean): ReturnType<typeof termsTextsHe> {
  const { pickup, courier, post } = facts.delivery;
  const isPickupOnly = pickup.on && !courier.on && !post.on;
  const address = facts.shop.address?.en ?? facts.shop.address?.he;
  const seatsUntil = SEATS_UNTIL[facts.cancellation.workshopDays];
  return {
    'terms.general':
      'These terms apply to every purchase on this site: jewelry and paper art, workshops and digital tutorials. The seller is the owner of the studio; her details are at the end of this page.\n\nChecking “I accept the Terms and Conditions” before you complete an order means that you agree to all of them.\n\nNothing here takes away from consumers’ rights under the law. Where a section conflicts with a legal provision that can’t be waived, the law prevails.',
    'terms.age': 'Buyers must be 18 or older.',
    'terms.payment': [
      VAT[facts.tax.kind],
      ...firstOrder(facts),
      ...ways(facts, promises),
      'Please don’t give card details by phone or in a message.',
    ].join('\n\n'),
    'terms.cancellation': [
      'You can cancel a purchase on the page “Cancel an order”, linked at the foot of every page, and also by email, by phone or at the studio. The order number is enough; without it, please tell me your name, and what you ordered and when. Canceling doesn’t depend on my approval.',
      `- Jewelry, paper art and other products: from the moment you buy until 14 days after you receive them, or after you receive a document with the details of the purchase, whichever is later.\n- A workshop: ${seatsUntil}.\n- A digital tutorial: as long as none of its pages has been opened.\n- A piece made to order: as long as I haven’t started work on it.\n- People with disabilities, people aged 65 and over and new immigrants: within 4 months, if the purchase involved a conversation, messages included.\n- If you cancel for any reason other than a defect, I deduct 5% of the price of what you cancel or ₪100, whichever is lower, and you pay for returning the product.\n- If you cancel because of a defect, because the product isn’t what was described or because it wasn’t supplied, nothing is deducted and I pay for the return.\n- You get your money back within 14 days of your notice.`,
      ...(promises
        ? ['In addition, you can return a product within 30 days, as described under “Returns”.']
        : []),
    ].join('\n\n'),
    'terms.returns': promises
      ? 'In addition to your right to cancel, a physical product can be returned within 30 days of purchase, on these conditions:\n\n- The return was approved by email in advance. Before you return anything, write to the address at the end of this page and wait for a reply.\n- The product comes back in its original packaging, together with the invoice or receipt.\n- The customer pays for the return.'
      : null,
    'terms.workshops': `Registration covers all the meetings of a workshop.\n\n- You can cancel ${seatsUntil}, with the fee described under “Canceling a purchase”.\n- After that there is no refund, but you can pass your seat on to someone else until the first meeting, in your account or by writing to me.\n- There is no refund for a missed meeting.\n- If I cancel a workshop, or move it to a date that doesn’t suit you, you get a full refund.`,
    'terms.digital':
      'Digital tutorials can’t be returned, and are non-refundable once bought. The one exception is a tutorial of which no page has been opened: you can cancel it.',
    'terms.pickup':
      promises && isPickupOnly
        ? `Orders are picked up at the company address${address ? ` in ${address}` : ''} only, by appointment. There is no delivery.`
        : deliveryLinesEn(facts).join('\n\n'),
    'terms.warranty': promises
      ? 'The warranty covers jewelry repairs only, for 12 months from the day of purchase, with the original invoice or receipt.\n\nIt doesn’t cover other products, such as paper art, kits and tutorials.'
      : null,
    'terms.law': promises
      ? 'Israeli law alone applies to these terms and to every purchase on this site. The Herzliya magistrate court has jurisdiction.'
      : 'Israeli law alone applies to these terms and to every purchase on this site.',
    'terms.questions':
      'For any question about the terms, an order, a cancellation or a return, here is how to reach me:',
  };
}

const NO_CARDS = 'Card details never reach the shop, and the shop doesn’t keep them.';

function notYet(promises: boolean): string[] {
  return promises
    ? [
        'Payment is by credit card only, through a card payment provider. Card details go to the provider alone; they never reach the shop, and the shop doesn’t keep them.',
        'Until payment opens on the site, you complete your order with me by phone or message and pay through a link from the payment provider.',
      ]
    : [
        NO_CARDS,
        'Until payment opens on the site, we agree on your order and its payment by phone or message.',
      ];
}

const ONLINE = { card: 'by credit card', bit: 'by Bit' };

function ways(facts: StatedFacts, promises: boolean): string[] {
  const { arrange } = facts.payments;
  const methods = openMethods(facts.payments, facts.hasProvider);
  const online = methods.flatMap((method) => (method === 'arrange' ? [] : ONLINE[method])).join(' or ');
  if (online === '')
    return arrange.on
      ? arranged(facts, 'You send your order on the site without paying, and arrange the payment with me.')
      : notYet(promises);
  return [
    `You pay on the site ${online}, on the payment provider’s secure page.`,
    ...(arrange.on
      ? arranged(facts, 'You can also send your order without paying, and arrange the payment with me.')
      : [NO_CARDS]),
  ];
}

function arranged({ payments: { arrange } }: StatedFacts, how: string): string[] {
  const days = arrange.holdDays === 1 ? 'one day' : `${arrange.holdDays} days`;
  return [
    `${how} ${arrange.text.en ?? arrange.text.he}`,
    `Until you pay, the pieces and seats of your order are kept for you for ${days}. If no payment has come by then, the order ends at no charge.`,
    NO_CARDS,
  ];
}

function firstOrder({ offers, delivery: { courier, post } }: StatedFacts): string[] {
  if (offers.firstOrder === 0) return [];
  const percent = formatPercent(offers.firstOrder);
  return [
    `A first purchase is ${percent} off the price of pieces, workshops and tutorials${courier.on || post.on ? ', delivery excluded' : ''}.`,
  ];
}
