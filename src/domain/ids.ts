/**
 * Ids of each kind. Plain text, from an address or the database, is accepted as any of them; the id of one kind is
 * not accepted as the id of another.
 */

declare const kind: unique symbol;
type IdOf<Kind> = string & { readonly [kind]?: Kind };

export type ProductId = IdOf<'product'>;
export type WorkshopId = IdOf<'workshop'>;
export type TutorialId = IdOf<'tutorial'>;
export type UserId = IdOf<'user'>;
export type CartId = IdOf<'cart'>;
