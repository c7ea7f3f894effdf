/** Conventions as in schema.ts. */
import type { Generated } from 'kysely';

type Flag = 0 | 1;

export interface ProductStockTable {
  product_id: string;
  inventory: number;
  created_at: string; // the product's, for the index of low stock
  peak: number; // the most pieces there ever were
}

export interface ProductVariantsTable {
  product_id: string;
  choices: string; // ids, sorted and joined by commas
  position: number;
  active: Flag;
  inventory: number; // a part of the product's
}

export interface WorkshopSeatsTable {
  workshop_id: string;
  own_seats: number; // set aside by the admin
  registrations: Generated<number>;
}
