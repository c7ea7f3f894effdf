/** How an order can reach its customer and be paid, by the shop's settings. */
import type { CheckoutOptions } from '#contract/checkout.ts';
import { shekels, toAgorot } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { FREE } from '#domain/money.ts';
import { DELIVERY_METHODS, type DeliveryFee, type DeliveryMethod } from '#domain/orders/delivery.ts';
import { openMethods } from '#domain/orders/open-methods.ts';
import type { PaymentMethod } from '#domain/orders/payment-state.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { DELIVERY_TITLES } from '#i18n/delivery-titles.ts';

type DeliveryOption = CheckoutOptions['delivery'][number];

/** The provider that is connected; null: none. */
export type Online = Pick<PaymentProvider, 'id'> | null;

export function checkoutOptions(settings: Settings, online: Online): CheckoutOptions {
  const payments = paymentMethods(settings, online).map((method) => {
    if (method !== 'arrange') return { method };
    const { he: note, en } = settings.payments.arrange.text;
    return { method, note, ...(en !== undefined && { translations: { en: { note: en } } }) };
  });
  return {
    delivery: deliveryMethods(settings).map((method) => deliveryOption(settings, method)),
    ...(payments.length > 0 && { payments }),
    simulated: online?.id === 'simulator',
  };
}

export function paymentMethods({ payments }: Settings, online: Online): PaymentMethod[] {
  return openMethods(payments, online !== null);
}

export function deliveryMethods({ delivery }: Settings): DeliveryMethod[] {
  return DELIVERY_METHODS.filter((method) => delivery[method].on);
}

export function deliveryFee({ delivery }: Settings, method: DeliveryMethod): DeliveryFee {
  if (method === 'pickup') return { price: FREE, freeFrom: null };
  const { price, freeFrom } = delivery[method];
  return { price: toAgorot(price), freeFrom: freeFrom === null ? null : toAgorot(freeFrom) };
}

function deliveryOption({ delivery }: Settings, method: DeliveryMethod): DeliveryOption {
  const { he, en } = DELIVERY_TITLES[method];
  const { note } = delivery[method];
  const shown = {
    method,
    title: he,
    note: note?.he ?? null,
    translations: { en: { title: en, ...(note?.en !== undefined && { note: note.en }) } },
  };
  if (method === 'pickup') return { ...shown, price: shekels(0) };
  const { price, freeFrom, days } = delivery[method];
  return { ...shown, price, ...(freeFrom !== null && { freeFrom }), ...(days !== null && { days }) };
}
