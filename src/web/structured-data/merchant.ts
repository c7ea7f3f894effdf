/** How a piece reaches its buyer and may come back, by the shop's settings and the law (docs/rules.md#cancellation). */
import type { MerchantReturnPolicy, Offer, OfferShippingDetails } from 'schema-dts';
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import { shownLowestPrices } from '#contract/lowest-prices.ts';
import type { Agorot } from '#domain/money.ts';
import { cancellationFee } from '#domain/orders/cancellation-fee.ts';
import { deliveryPrice } from '#domain/orders/delivery.ts';
import { COUNTRY } from './named.ts';

type Delivery = ShopFacts['delivery'];
type SentBy = Delivery['courier'];

const RETURN_DAYS = 14;

/** Of a piece bought alone. */
export function handover(delivery: Delivery, product: Product): Partial<Exclude<Offer, string>> {
  const { pickup, courier, post } = delivery;
  const price = toAgorot(shownLowestPrices(product).price);
  const shipping = [courier, post].flatMap((way) => shippingOf(way, price));
  return {
    ...(pickup.on && { availableDeliveryMethod: 'https://schema.org/OnSitePickup' }),
    ...(shipping.length > 0 && { shippingDetails: shipping }),
    hasMerchantReturnPolicy: returnPolicy(delivery, price, product.isCustomizable),
  };
}

/** The law's; a piece that was made to order can't come back. */
function returnPolicy({ pickup, courier, post }: Delivery, price: Agorot, isMadeToOrder: boolean) {
  const isSent = courier.on || post.on;
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    returnPolicyCountry: COUNTRY,
  } as const;
  if (isMadeToOrder)
    return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' } as const;
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: RETURN_DAYS,
    returnMethod: [
      ...(pickup.on || !isSent ? (['https://schema.org/ReturnInStore'] as const) : []),
      ...(isSent ? (['https://schema.org/ReturnByMail'] as const) : []),
    ],
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    restockingFee: money(cancellationFee(price)),
  } satisfies MerchantReturnPolicy;
}

/** Search engines take no shipping whose time isn't known. */
function shippingOf({ on, price, freeFrom, days }: SentBy, goods: Agorot): OfferShippingDetails[] {
  if (!on || days === null) return [];
  const fee = { price: toAgorot(price), freeFrom: freeFrom === null ? null : toAgorot(freeFrom) };
  return [
    {
      '@type': 'OfferShippingDetails',
      shippingRate: money(deliveryPrice(fee, goods)),
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: { '@type': 'QuantitativeValue', minValue: days[0], maxValue: days[1], unitCode: 'DAY' },
      },
    },
  ];
}

function money(amount: Agorot) {
  return { '@type': 'MonetaryAmount', value: toShekels(amount), currency: 'ILS' } as const;
}
