import type { PieceKind } from '#domain/catalogue.ts';

export const pieceKindsEn: Record<PieceKind, string> = {
  ring: 'Rings',
  earrings: 'Earrings',
  necklace: 'Necklaces',
  bracelet: 'Bracelets',
  picture: 'Pictures',
  card: 'Cards',
  home: 'For the home',
  voucher: 'Gift vouchers',
  other: 'Other pieces',
};
