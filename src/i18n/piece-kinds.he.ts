import type { PieceKind } from '#domain/catalogue.ts';

export const pieceKindsHe: Record<PieceKind, string> = {
  ring: 'טבעות',
  earrings: 'עגילים',
  necklace: 'שרשראות',
  bracelet: 'צמידים',
  picture: 'תמונות',
  card: 'כרטיסים',
  home: 'לבית',
  voucher: 'שוברי מתנה',
  other: 'ועוד',
};
