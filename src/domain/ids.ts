/** Plain text is accepted as an id of any kind, but an id of one kind not as an id of another. */

declare const kind: unique symbol;
type IdOf<Kind> = string & { readonly [kind]?: Kind };

export type ProductId = IdOf<'product'>;
export type WorkshopId = IdOf<'workshop'>;
export type TutorialId = IdOf<'tutorial'>;
export type BannerTextId = IdOf<'banner text'>;
export type UserId = IdOf<'user'>;
export type CartId = IdOf<'cart'>;
export type OrderId = IdOf<'order'>;
export type OrderLineId = IdOf<'order line'>;
